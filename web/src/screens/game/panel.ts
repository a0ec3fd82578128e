/** What can lie over the game screen. */
export type Panel = "rules" | "invite" | "settings" | "seats" | "talk" | "result" | null;
