import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const PREFIX = "icon:";

/**
 * Makes `import camel from "icon:camel"` give the path data of that game-icons drawing (512 × 512), so that the client
 * carries the drawings it uses and no others.
 */
export function icons() {
  const require = createRequire(import.meta.url);
  const drawings = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8")).icons;
  return {
    name: "icons",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? "\0" + id : null;
    },
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = drawings[name]?.body;
      if (!body) throw new Error(`there is no game icon ${name}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
