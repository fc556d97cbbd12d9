// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import dailyLines from "../../texts/de/daily.json";
import names from "../../texts/de/names.json";
import places from "../../texts/de/places.json";
import single from "../../texts/de/single.json";
import told from "../../texts/de/told.json";
import whole from "../../texts/de/whole.json";
import yesNo from "../../texts/de/yes-no.json";
import { cards } from "./de-cards";
import { parts } from "./de-parts";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  ...single,
  ...places,
  ...whole,
  yesNo,
  daily: { ...single.daily, lines: dailyLines },
  names,
  told,
  parts,
  cards,
};
