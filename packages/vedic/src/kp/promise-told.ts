import { inBrackets } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { paragraph, type Sentence } from "../standing/told";
import { grahaNamed, listed, sentenceCase } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { type HoraryJudgment, type HoraryVerdict, promiseOf } from "./horary-judgment";
import { matterRule } from "./matters";
import type { HousedSky } from "./significators";

/** The matters that a birth chart opens with; the others are asked of a horary chart. */
export const PROMISED = ["marriage", "employment", "income"] as const;

type PromiseCase = HoraryVerdict | "yesDespite" | "noOnly";

/** The opening of a birth chart: what the sub lords of three cusps promise by the houses they signify. */
export function promisesTold(sky: HousedSky, texts: VedicReader): Sentence {
  const explained = new Set<number>();
  const named = (houses: readonly number[]): string => housesNamed(houses, explained, texts);
  const told = PROMISED.map((matter) => {
    const rule = matterRule(matter);
    const promise = promiseOf(sky, rule);
    const values = {
      verdict: promiseCase(promise),
      lord: grahaNamed(at(sky.cusps, rule.cusp - 1).subLord, texts.speaks),
      favorable: named(promise.favorable),
      against: named(promise.against),
    };
    return texts.lookup(`kp.promise.${matter}`, values);
  });
  return paragraph(told.map((one) => one && sentenceCase(one, texts.speaks)));
}

/** A yes against nothing, or a no with nothing in favor, has its own words. */
export function promiseCase({
  verdict,
  favorable,
  against,
}: Pick<HoraryJudgment, "verdict" | "favorable" | "against">): PromiseCase {
  if (verdict === "yes" && against.length > 0) return "yesDespite";
  return verdict === "no" && favorable.length === 0 ? "noOnly" : verdict;
}

/** "houses 2 (family and money) and 7", in ascending order: a meaning is said once in an answer. */
function housesNamed(houses: readonly number[], explained: Set<number>, texts: VedicReader): string {
  const names = houses
    .toSorted((one, other) => one - other)
    .map((house) => {
      const meaning = explained.has(house) ? undefined : texts.lookup(`kp.promise.house.${house}`);
      explained.add(house);
      return meaning === undefined ? String(house) : `${house}${inBrackets(meaning, texts.speaks)}`;
    });
  return housesCounted(houses.length, listed(names, texts.speaks), texts);
}

/** "house 2", "houses 2 and 7". */
export function housesCounted(count: number, houses: string, texts: VedicReader): string {
  return texts.lookup("kp.facts.houses", { count, houses }) ?? "";
}
