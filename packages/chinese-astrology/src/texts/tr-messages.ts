// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/tr/activities.json";
import mansions from "../../texts/tr/mansions.json";
import officers from "../../texts/tr/officers.json";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  activities,
  mansions,
  officers,
};
