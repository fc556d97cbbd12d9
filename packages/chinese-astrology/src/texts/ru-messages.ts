// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/ru/activities.json";
import mansions from "../../texts/ru/mansions.json";
import officers from "../../texts/ru/officers.json";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  activities,
  mansions,
  officers,
};
