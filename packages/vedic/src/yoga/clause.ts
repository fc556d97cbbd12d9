import { listOf } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import type { GrahaId } from "../grahas";
import { grahaNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { rashiAt } from "../zodiac/rashis";

/** A clause about a chart: a text of the facts of yogas, and what fills it. */
export interface Clause {
  readonly key: string;
  readonly values: Readonly<Record<string, Filling>>;
}

/** A number or a choice fills a blank unchanged. */
export type Filling = number | string | Names | Houses | Sign | Fact;

interface Names {
  readonly grahas: readonly GrahaId[];
  /** Without the article that a name has inside an English sentence. */
  readonly isBare: boolean;
}

interface Houses {
  readonly houses: readonly number[];
  readonly type: "conjunction" | "disjunction";
}

interface Sign {
  readonly sign0: number;
}

interface Clauses {
  readonly clauses: readonly Clause[];
}

/** One clause, or several in a row. */
export type Fact = Clause | Clauses;

export function clause(key: string, values: Clause["values"] = {}): Clause {
  return { key, values };
}

/** Names as they are inside a sentence: "the Sun and Mars". */
export function named(...grahas: readonly GrahaId[]): Names {
  return { grahas, isBare: false };
}

/** Names as they are in a list of facts: "Sun and Mars". */
export function listing(...grahas: readonly GrahaId[]): Names {
  return { grahas, isBare: true };
}

/** Houses by their ordinals: "4th and 5th". */
export function housesOf(...houses: readonly number[]): Houses {
  return { houses, type: "conjunction" };
}

/** "4th or 5th". */
export function eitherOf(...houses: readonly number[]): Houses {
  return { houses, type: "disjunction" };
}

/** The fact in words, in the language of the texts; empty where none are loaded. */
export function factTold(fact: Fact, texts: VedicReader): string {
  if ("clauses" in fact) {
    return listOf(
      fact.clauses.map((one) => factTold(one, texts)),
      texts.speaks,
    );
  }
  const filled = Object.entries(fact.values).map(([blank, filling]) => [blank, fillingTold(filling, texts)] as const);
  return texts.lookup(`judgment.yogaFact.${fact.key}`, Object.fromEntries(filled)) ?? "";
}

function fillingTold(filling: Filling, texts: VedicReader): string | number {
  const lang = texts.speaks;
  if (typeof filling !== "object") return filling;
  if ("key" in filling || "clauses" in filling) return factTold(filling, texts);
  if ("sign0" in filling) return signs[rashiAt(filling.sign0)][lang];
  if ("houses" in filling) {
    const ordinals = filling.houses.map((house) => texts.lookup(`judgment.yogaFact.ordinal.${house}`) ?? "");
    return listOf(ordinals, lang, filling.type);
  }
  const names = filling.grahas.map((id) => (filling.isBare ? grahaTerms[id][lang] : grahaNamed(id, lang)));
  return listOf(names, lang);
}
