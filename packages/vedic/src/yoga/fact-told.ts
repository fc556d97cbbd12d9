import { listOf } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { grahaNamed } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { rashiAt } from "../zodiac/rashis";
import type { Fact, Filling } from "./clause";

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
