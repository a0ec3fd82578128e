/** What server and client say to each other: the protocol of docs/ideas/protocol.md in TypeScript. */

/** The closed set of things a choice can be about. */
export type Kind =
  "place" | "places" | "good" | "goods" | "card" | "tile" | "token" | "number" | "seat" | "yes_no" | "dice";

export type Target = number | number[] | null;

/** One choice in words: what kind of thing it points at, which one, and a sentence. */
export interface Option {
  choice: number;
  kind: Kind;
  target: Target;
  label: string;
}

/** Something one might expect to be an option and that is none, with the rule that forbids it. */
export interface Closed {
  kind: Kind;
  target: Target;
  reason: string;
}

/** What a seat is being asked. */
export interface Ask {
  seat: number;
  ply: number;
  step: string;
  question: string;
  options: Option[];
  closed: Closed[];
}

export type Status = "waiting" | "playing" | "over";

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  /** Whether somebody is connected for this seat. */
  here: boolean;
  host: boolean;
}

/** One line of the log, with the ply it led to. */
export interface StoryLine {
  ply: number;
  seat: number | null;
  /** Of what kind it was, such as "rolled". */
  event: string;
  text: string;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string | number;
}

/** What a bot makes of the position while it thinks. */
export interface Thinking {
  seat: number;
  simulations: number;
  win: number[];
  line: string[];
}

export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
  tiebreak: string;
  statistics?: Statistics | null;
}

/** What can be told of a finished game in figures, from what everybody saw. */
export interface Statistics {
  rounds: number;
  choices: number;
  seats: {
    turns: number;
    choices: number;
    lira_earned: number | null;
    rubies_by_round: number[];
  }[];
}

/** What a viewer may know of a game: its shape is each game's own. */
export type View = Record<string, unknown>;

/** The game as it stands, for one viewer. */
export interface Frame {
  live: boolean;
  ply: number;
  status: Status;
  viewer: number | null;
  seats: Seat[];
  view: View;
  ask: Ask | null;
  waiting_for: number[];
  thinking: Thinking | null;
  story: StoryLine[];
  undo: { seat: number; to: number } | null;
  undo_asked: { by: number; to: number; agreed: number[] } | null;
  result: Result | null;
}

/** The game as it stood at an earlier ply. */
export interface PastFrame extends Frame {
  live: false;
  /** The last ply there is. */
  last: number;
}

/** An entry of the list of games. */
export interface GameEntry {
  id: string;
  game: string;
  title: string;
  options: Options;
  status: Status;
  seats: Seat[];
  created: string | number;
  ply: number;
  listed?: boolean;
  free_undo?: boolean;
  /** Whether it is an uploaded record: all hands open, nothing to choose. */
  recorded?: boolean;
  rematch?: string | null;
}

export type OptionValue = string | number | boolean | null | string[];
export type Options = Record<string, OptionValue>;

// HTTP

export interface Setting {
  name: string;
  text: string;
  default: OptionValue;
  allowed: (string | number)[];
  many: boolean;
}

export interface GameInfo {
  title: string;
  players: number[];
  minutes: [number, number];
  text: string;
  options: Setting[];
}

export interface Level {
  name: string;
  text: string;
  strength: string | number | null;
}

export interface Catalogue {
  games: Record<string, GameInfo>;
  levels: Level[];
  limits: Record<string, number>;
}

export type SeatRequest =
  { kind: "me" | "here" | "far"; name?: string } | { kind: "open" } | { kind: "bot"; level: string; name?: string };

export interface NewGame {
  game: string;
  options: Options;
  seats: SeatRequest[];
  seed?: number;
  listed?: boolean;
  free_undo?: boolean;
}

export interface Created {
  id: string;
  seats: Seat[];
  keys: Record<string, string>;
}

/** One entry of the rules help: a place, a card, a tile, a notion of the game. */
export interface Topic {
  key: string;
  kind: string;
  number: number | null;
  title: string;
  text: string;
}

// Sockets

export type ClientMessage =
  | { type: "hello"; keys: string[]; since: number | null }
  | { type: "look"; seat: number | null }
  | { type: "choose"; id: string; seat: number; ply: number; choice: number }
  | { type: "previews"; ply: number }
  | { type: "undo"; id: string; seat: number; ply: number }
  | { type: "ask_undo"; id: string; seat: number; to: number }
  | { type: "answer_undo"; id: string; seat: number; agree: boolean }
  | { type: "at"; ply: number }
  | { type: "chat"; id: string; seat: number | null; text: string }
  | { type: "ping" };

export interface Welcome {
  type: "welcome";
  you: number[];
  game: GameEntry;
  options: Options;
  chat: ChatLine[];
  log: StoryLine[];
  seen: number | null;
}

export type ServerMessage =
  | Welcome
  | ({ type: "frame" } & Frame)
  | ({ type: "past" } & PastFrame)
  | { type: "previews"; ply: number; previews: { choice: number; lines: string[] }[] }
  | { type: "taken"; id: string; ply: number }
  | { type: "refused"; id: string | null; code: string; message: string }
  | { type: "chat"; line: ChatLine }
  | { type: "presence"; seats: Seat[] }
  | { type: "rematch"; id: string; key: string | null; keys: Record<string, string> }
  | ({ type: "thinking" } & Thinking)
  | { type: "pong" };

/** The properties of every game's Board.svelte. */
export interface BoardProps {
  frame: Frame;
  /** What the viewer may choose now; empty if nothing. */
  options: Option[];
  /** What each choice would certainly do, in sentences; filled a moment after the options. */
  previews: Map<number, string[]>;
  onchoose: (choice: number) => void;
  /** The frame shown before this one, for motion; null if there is none or it does not lead here. */
  previous: Frame | null;
  /** How fast things move: 1 is normal, 2 twice as fast, 0 means without motion. */
  speed: number;
  names: string[];
  topics: Topic[];
  /** Called with the choices that the board itself offers; the decision panel offers all the others. */
  onoffers: (choices: Set<number>) => void;
}
