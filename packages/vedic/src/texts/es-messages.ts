// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import gocharaReasons from "../../texts/es/gochara-reasons.json";
import { matchmaking } from "./es-matching";
import { yogas } from "./es-yogas";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  ...matchmaking,
  gocharaReasons,
  yogas,
};
