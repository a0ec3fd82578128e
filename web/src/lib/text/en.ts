/** Every word the client says by itself, in English. What happens in a game is told by the server. */

interface GameWords {
  /** Whether hands are secret, so that a shared screen must be covered between players. */
  secrets: boolean;
  /** What the numbers of goods stand for, in the game's order. */
  goods: string[];
  faces?: string[];
}

const COLOURS = ["red", "green", "yellow", "blue"];

const games: Record<string, GameWords> = {
  istanbul: { secrets: true, goods: [...COLOURS, "coffee"] },
  dice: {
    secrets: false,
    goods: [...COLOURS.map((colour) => `${colour} die`), ...COLOURS.map((c) => `${c} marker`), "brown marker"],
    faces: ["red", "green", "yellow", "blue", "coin", "card"],
  },
  write: { secrets: true, goods: ["fabric", "spice", "fruit", "jewelry"] },
};

const values: Record<string, { name: string; text?: string }> = {
  short: { name: "Short paths", text: "The places that belong together lie close: the usual way." },
  long: { name: "Long paths", text: "Everything lies far from what it needs." },
  "in-order": { name: "In order", text: "The places lie by their numbers." },
  random: { name: "Random", text: "The places are shuffled." },
  "first-game": { name: "First game", text: "The layout the rulebook suggests for a first game with an expansion." },
  mocha: { name: "Mocha & Baksheesh", text: "Coffee, guilds, the tavern: four more places." },
  letters: { name: "Letters & Seals", text: "Letters to deliver, a companion, the kiosk: four more places." },
  "neutral-assistants": {
    name: "Neutral assistants",
    text: "The lowest assistant of each stack belongs to nobody. Two to four players.",
  },
  "caravan-leader": { name: "Caravan leader", text: "Whoever acted last at the Caravansary keeps both cards there." },
  "great-bazaar": { name: "The Great Bazaar", text: "Both expansions on 25 places, the Catacombs among them." },
  mixed: { name: "Both decks, mixed" },
  only: { name: "Only its own deck" },
  default: { name: "As printed" },
  tracker: { name: "Dearer Lira carpet" },
  "base-like": { name: "As in the base game" },
  "2019": { name: "2019" },
  "2014": { name: "2014" },
};

const settingNames: Record<string, string> = {
  players: "Players",
  layout: "Layout",
  modules: "Expansions",
  variants: "Variants",
  edition: "Rules of",
  letters_deck: "Bonus cards",
  tracks: "Prices of rubies",
};

function plural(count: number, one: string, many = one + "s"): string {
  return `${count} ${count === 1 ? one : many}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const text = {
  plural,
  capital,
  games,
  title: "Bedesten",
  yourTurnTitle: "● Your turn",
  unofficial:
    "Bedesten is an unofficial fan project. It is not made, endorsed or licensed by the publisher or the author.",

  errors: {
    offline: "The server cannot be reached. Is it running, and are you online?",
    failed: (status: number) => `The server could not do that (${status}).`,
    badRecord: "This file is no record of a game: a record is the JSON file that Bedesten saves.",
    again: "Try again",
  },

  lobby: {
    welcome: "Three games of the grand bazaar",
    lead: "Against bots with one click, with friends by link, around one screen. No account: a name is enough.",
    play: "Play now",
    playWith: (game: string) => `Play now: ${game} against bots`,
    setUp: "Set up",
    setUpOf: (game: string) => `Set up ${game}`,
    players: (players: number[]) =>
      range(players) + (players.length === 1 && players[0] === 1 ? " player" : " players"),
    minutes: (minutes: [number, number]) => `${minutes[0]}–${minutes[1]} minutes`,
    goOn: "Go on",
    goOnLead: "Your games",
    open: "Open games",
    noOpen: "Nobody is waiting at the moment. Set up a game with an open seat and list it here.",
    join: "Join",
    watch: "Look on",
    more: "More games",
    forget: (names: string) => `Forget the game with ${names}`,
    name: "Your name",
    record: "Open a record",
    credits: "Credits",
    joinAs: (game: string) => `Join ${game}`,
    loading: "Fetching the games…",
  },

  status: { waiting: "waiting for players", playing: "being played", over: "over" } as Record<string, string>,

  setup: {
    title: (game: string) => `Set up ${game}`,
    seats: "Who sits where",
    kinds: {
      me: "Me",
      here: "Somebody at this screen",
      far: "Somebody far away, by link",
      open: "Open to anybody",
      bot: "A bot",
    } as Record<string, string>,
    name: (letter: string) => `Name at seat ${letter}`,
    level: (letter: string) => `Level of the bot at seat ${letter}`,
    kind: (letter: string) => `Who sits at seat ${letter}`,
    rules: "How it is played",
    more: "More",
    seed: "Seed",
    seedHint: "A number gives the same shuffles again. Empty: by chance.",
    freeUndo: "Undo freely",
    freeUndoHint: "Take back any move, as far as you like. Only when all others are bots or sit at this screen.",
    listed: "List in the lobby",
    listedHint: "Anybody who opens this server can find the game, join an open seat or look on.",
    start: "Start",
    back: "Back",
    usual: "As usual",
    setting: (name: string) => settingNames[name] ?? capital(name.replaceAll("_", " ")),
    value: (value: string | number) => values[String(value)]?.name ?? capital(String(value).replaceAll("-", " ")),
    valueHint: (value: string | number) => values[String(value)]?.text ?? "",
    defaultName: "Traveller",
    botNames: ["Derya", "Baran", "Ayla", "Kerem", "Selin"],
    hereName: (letter: string) => `Player ${letter}`,
    farName: (letter: string) => `Guest ${letter}`,
    seedWrong: "A seed is a whole number.",
    strength: (strength: string | number) => `${capital(String(strength))}.`,
  },

  play: {
    menu: "Menu",
    close: "Close",
    lobby: "All games",
    rules: "Rules",
    rulesKey: "Rules (?)",
    settings: "Settings",
    invite: "Invite",
    undo: "Undo",
    undoKey: "Take back your last choice (u)",
    log: "Log",
    chat: "Chat",
    seats: "Seats",
    decision: "Your choice",
    table: "The table",
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name} to move`,
    thinking: (name: string) => `${name} is thinking`,
    simulations: (count: number) => `${count.toLocaleString("en")} games tried`,
    watching: "You are looking on: hands are hidden.",
    waitingFor: (names: string[]) => `Waiting for ${names.join(" and ")}.`,
    sending: "Sending…",
    unsent: "Not sent yet: it goes out as soon as the connection is back.",
    skip: "Skip ahead",
    skipping: (count: number) => `${plural(count, "move")} to show`,
    lost: "The connection is lost. Reconnecting…",
    connecting: "Connecting…",
    onBoard: (count: number) => `${plural(count, "choice")} on the board: what glows can be clicked.`,
    listThem: "List them here too",
    hideThem: "Only on the board",
    since: "While you were away",
    sinceGot: "Go on",
    jump: (line: string) => `Show the board as it was: ${line}`,
    past: (ply: number, last: number) => `You are looking back: choice ${ply} of ${last}.`,
    now: "Back to now",
    step: { first: "To the start", back: "One back", on: "One on", last: "To the end", play: "Play", pause: "Pause" },
    replay: "Replay",
    takeBackHere: "Ask to go back to here",
    undoAsked: (name: string) => `${name} asks to go back.`,
    undoWaiting: "You asked to go back. Waiting for the others to agree.",
    agree: "Agree",
    disagree: "No",
    say: "Say something",
    send: "Send",
    noChat: "Nothing said yet.",
    spectator: "Onlooker",
    keys: "Keys",
    keyList: [
      ["1 … 9", "take the choice with that number; where a number is asked for, that number"],
      ["Arrows, Enter", "move over choices and the board, choose"],
      ["?", "rules"],
      ["u", "undo"],
      ["l", "log"],
      ["c", "chat"],
      ["b", "list the board's choices in the panel"],
      ["Space", "skip ahead"],
      ["Page Up, Page Down", "look back, one choice at a time"],
      ["End", "back to now"],
      ["Esc", "close what is open"],
    ] as [string, string][],
  },

  seat: {
    bot: (level: string | null) => (level ? `bot, ${level}` : "bot"),
    open: "open",
    away: "not here",
    here: "here",
    you: "you",
    free: "Give the seat to a bot",
    startWith: "Start with bots on the open seats",
    waiting: "The game starts when every seat is taken.",
    leave: "Leave the game",
    stay: "Stay",
    leaveAsk: "Leave your seat? Others can take it, or the host gives it to a bot.",
    rename: "Change your name",
    take: "Sit down here",
    name: "Your name",
  },

  invite: {
    title: "Invite",
    lead: "A seat link is the key to the seat: send it only to the person who shall sit there.",
    seat: (name: string) => `Seat of ${name}`,
    own: "Your own seat, to go on from another device",
    open: "Open seats: anybody with this link can sit down",
    watch: "To look on",
    copy: "Copy",
    copied: "Copied",
    qr: "QR code",
    qrOf: (what: string) => `QR code: ${what}`,
    local: "This address works on this computer only. To invite others, start the server with --host.",
  },

  cover: {
    title: (name: string) => `${name}’s turn`,
    text: (name: string) => `Hand the screen to ${name}. Nobody else should look.`,
    show: (name: string) => `I am ${name}: show my hand`,
  },

  help: {
    title: "Rules",
    search: "Search the rules",
    none: "Nothing in the rules fits these words.",
    kinds: {
      rule: "The game",
      place: "Places",
      card: "Cards",
      guild: "Guild cards",
      tile: "Tiles",
      token: "Tokens",
      kiosk: "Kiosk tiles",
      step: "Questions",
    } as Record<string, string>,
    back: "Back to the list",
    loading: "Fetching the rules…",
  },

  settings: {
    title: "Settings",
    speed: "Speed",
    speeds: { "0.5": "Slow", "1": "Normal", "2": "Fast", "4": "Very fast", "0": "At once" } as Record<string, string>,
    theme: "Look",
    themes: { auto: "As the system", dark: "Night", light: "Day" } as Record<string, string>,
    sound: "A sound when it is my turn",
    motion: "Movement on the board",
    notifications: "Tell me when it is my turn while I am elsewhere",
    denied: "This browser does not allow notifications for this page.",
  },

  notify: { title: "Your turn", body: (question: string) => question },

  decide: {
    kinds: {
      place: "Places",
      places: "Places",
      good: "Goods",
      goods: "Goods",
      card: "Cards",
      tile: "Tiles",
      token: "Tokens",
      number: "Numbers",
      seat: "Players",
      yes_no: "Yes or no",
      dice: "Dice",
    } as Record<string, string>,
    filter: "Find a choice",
    pick: "Put it together:",
    pickDice: "Pick the dice to roll again:",
    pickPlaces: "Pick the places:",
    fewer: (what: string) => `one ${what} fewer`,
    more: (what: string) => `one ${what} more`,
    noMatch: "This alone is not possible. Add something.",
    clear: "Start over",
    place: (number: number) => `Place ${number}`,
    thing: (number: number) => `No. ${number + 1}`,
    amount: "Amount",
  },

  result: {
    title: "The game is over",
    winner: (names: string[]) => (names.length === 1 ? `${names[0]} wins` : `${names.join(" and ")} win together`),
    won: "You win!",
    score: "Rubies",
    rank: "Rank",
    player: "Player",
    tiebreak: "The tie",
    turns: "Turns",
    earned: "Lira earned",
    turned: "What it turned on:",
    ahead: (name: string, round: number) => `from round ${round} on ${name} was ahead of everybody, to the end.`,
    course: "Rubies, round by round",
    courseOf: (ends: string[]) => `Rubies, round by round; at the end: ${ends.join(", ")}`,
    reason: (reason: string) => capital(reason) + (reason.endsWith(".") ? "" : "."),
    rematch: "Rematch",
    replay: "Look at it again",
    record: "Save the record",
    lobby: "All games",
    show: "Result",
    board: "Show the board",
    rematchOffered: "A rematch is ready.",
    join: "Go there",
  },

  record: {
    title: "Open a record",
    lead: "A record is the file that Bedesten saves at the end of a game. All hands lie open.",
    choose: "Choose a file",
    drop: "or drop it here",
    yours: "The file stays on the server you opened this page from.",
  },

  credits: {
    title: "Credits",
    game: "The games",
    gameText:
      "Istanbul, its expansions, Istanbul: The Dice Game and Istanbul: Choose & Write are games by Rüdiger Dorn, published by Pegasus Spiele. If you like them here, buy the boxes: they are finer on a table.",
    drawn: "Drawings and letters",
    icons: "Icons from game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0, recoloured.",
    fonts:
      "Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License 1.1.",
    made: "Made with",
    madeText: "Svelte, Vite and uqr in the browser (MIT); Python, FastAPI and SQLAlchemy on the server.",
    licence: "Bedesten itself is free software; its licence lies beside its sources.",
  },

  view: {
    round: (round: number) => `Round ${round}`,
    target: (rubies: number) => `${plural(rubies, "ruby", "rubies")} end the game`,
    rubies: (count: number) => plural(count, "ruby", "rubies"),
  },

  live: {
    asked: (question: string) => `Your turn. ${question}`,
  },
};

function range(numbers: number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers[numbers.length - 1] ?? first;
  return first === last ? String(first) : `${first}–${last}`;
}
