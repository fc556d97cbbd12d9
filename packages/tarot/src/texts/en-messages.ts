import type { ByTone, ByTones, Variants } from "@almagest/telling";
import dailyLines from "../../texts/en/daily.json";
import careerKinds from "../../texts/en/kinds/career.json";
import celticCrossKinds from "../../texts/en/kinds/celtic-cross.json";
import loveKinds from "../../texts/en/kinds/love.json";
import threeCardKinds from "../../texts/en/kinds/three-card.json";
import meetings from "../../texts/en/meetings.json";
import names from "../../texts/en/names.json";
import outcomes from "../../texts/en/outcomes.json";
import career from "../../texts/en/positions/career.json";
import celticCross from "../../texts/en/positions/celtic-cross.json";
import love from "../../texts/en/positions/love.json";
import threeCard from "../../texts/en/positions/three-card.json";
import relations from "../../texts/en/relations.json";
import sequences from "../../texts/en/sequences.json";
import single from "../../texts/en/single.json";
import told from "../../texts/en/told.json";
import whole from "../../texts/en/whole.json";
import yesNo from "../../texts/en/yes-no.json";
import type { CardId } from "../deck/cards";
import type { CardFamily } from "../deck/families";
import type { Kind } from "../deck/kinds";
import { cards } from "./en-cards";

type ByFamily = Readonly<Record<CardFamily, string | Variants>>;
type ByCard = Readonly<Record<CardId, Readonly<Record<"upright" | "reversed", string>>>>;

const positions = { "three-card": threeCard, "celtic-cross": celticCross, love, career } satisfies Record<
  string,
  Record<string, ByTone<ByFamily>>
>;
const kinds = {
  "three-card": threeCardKinds,
  "celtic-cross": celticCrossKinds,
  love: loveKinds,
  career: careerKinds,
} satisfies Record<string, Record<string, Readonly<Record<Kind, string>>>>;
relations.pairs satisfies Record<string, Record<string, ByTones<string | Variants>>>;
meetings.meetings satisfies Readonly<Record<Kind, Partial<Readonly<Record<Kind, string>>>>>;
sequences.sequences satisfies Partial<Readonly<Record<Kind, Partial<Readonly<Record<Kind, string>>>>>>;
whole.conclusions satisfies Record<string, ByTones<Variants>>;
outcomes satisfies Record<string, Readonly<Record<Kind, string | Variants>>>;

yesNo satisfies ByCard;
dailyLines satisfies ByCard;

/** The English texts by their keys. */
export const messages = {
  ...single,
  ...relations,
  ...whole,
  ...meetings,
  ...sequences,
  yesNo,
  daily: { ...single.daily, lines: dailyLines },
  names,
  told,
  positions,
  kinds,
  outcomes,
  cards,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type TarotTexts = typeof messages;
