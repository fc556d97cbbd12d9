// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import dailyLines from "../../texts/es/daily.json";
import names from "../../texts/es/names.json";
import places from "../../texts/es/places.json";
import single from "../../texts/es/single.json";
import told from "../../texts/es/told.json";
import whole from "../../texts/es/whole.json";
import yesNo from "../../texts/es/yes-no.json";
import { cards } from "./es-cards";
import { parts } from "./es-parts";

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
