import type { ByTone, ByTones, Variants } from "@almagest/telling";
import names from "../../texts/en/names.json";
import career from "../../texts/en/positions/career.json";
import celticCross from "../../texts/en/positions/celtic-cross.json";
import love from "../../texts/en/positions/love.json";
import threeCard from "../../texts/en/positions/three-card.json";
import relations from "../../texts/en/relations.json";
import single from "../../texts/en/single.json";
import told from "../../texts/en/told.json";
import whole from "../../texts/en/whole.json";
import type { CardFamily } from "../deck/families";
import { cards } from "./en-cards";

type ByFamily = Readonly<Record<CardFamily, string>>;

const positions = { "three-card": threeCard, "celtic-cross": celticCross, love, career } satisfies Record<
  string,
  Record<string, ByTone<ByFamily>>
>;
relations.pairs satisfies Record<string, Record<string, ByTones<string>>>;
whole.conclusions satisfies Record<string, ByTones<string>>;
whole.counsel satisfies ByTone<Readonly<Record<CardFamily, Variants>>>;

/** The English texts by their keys. */
export const messages = {
  ...single,
  ...relations,
  ...whole,
  names,
  told,
  positions,
  cards,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type TarotTexts = typeof messages;
