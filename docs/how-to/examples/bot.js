// A bot for Bedesten in JavaScript: takes the option in the middle.
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type !== "choose") return;
  const middle = message.options[Math.floor(message.options.length / 2)];
  console.log(JSON.stringify({ choice: middle.choice }));
});
