import { readdirSync } from "node:fs";

/** Files of migrations: each is applied, whichever was written first. */
export const MIGRATIONS: number = readdirSync(new URL("../migrations/", import.meta.url)).filter((name) =>
  name.endsWith(".sql"),
).length;
