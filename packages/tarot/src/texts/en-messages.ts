import type { ByTone, ByTones, Variants } from "@almagest/telling";
import dailyLines from "../../texts/en/daily.json";
import names from "../../texts/en/names.json";
import places from "../../texts/en/places.json";
import single from "../../texts/en/single.json";
import told from "../../texts/en/told.json";
import whole from "../../texts/en/whole.json";
import yesNo from "../../texts/en/yes-no.json";
import type { CardId } from "../deck/cards";
import { cards } from "./en-cards";
import { parts } from "./en-parts";

type BySide<Text> = Readonly<Record<"upright" | "reversed", Text>>;
type ByCard<Text> = Readonly<Record<CardId, BySide<Text>>>;
type Part = "past" | "now" | "against" | "help" | "other" | "ahead";

parts satisfies ByCard<Readonly<Record<Part, string>>>;
places.places satisfies Record<string, Record<string, Variants>>;
places.hopes satisfies ByTone<Variants>;
whole.conclusions satisfies ByTones<Variants>;

yesNo satisfies ByCard<string>;
dailyLines satisfies ByCard<string>;

/** The English texts by their keys. */
export const messages = {
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

/** The shape every language of this package fills; its keys are checked where they are used. */
export type TarotTexts = typeof messages;
