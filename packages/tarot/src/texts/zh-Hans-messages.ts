// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import dailyLines from "../../texts/zh-Hans/daily.json";
import names from "../../texts/zh-Hans/names.json";
import places from "../../texts/zh-Hans/places.json";
import single from "../../texts/zh-Hans/single.json";
import told from "../../texts/zh-Hans/told.json";
import whole from "../../texts/zh-Hans/whole.json";
import yesNo from "../../texts/zh-Hans/yes-no.json";
import { cards } from "./zh-Hans-cards";
import { parts } from "./zh-Hans-parts";

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
