// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import { bodyInHouse } from "./hi-body-in-house";
import { bodyInSign } from "./hi-body-in-sign";
import { relocated } from "./hi-relocated";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  bodyInSign,
  bodyInHouse,
  relocated,
};
