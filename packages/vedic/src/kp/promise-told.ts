import { at } from "@almagest/operation";
import { paragraph, type Sentence } from "../standing/told";
import { grahaNamed, listed, sentenceCase } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { promiseOf } from "./horary-judgment";
import { matterRule } from "./matters";
import type { HousedSky } from "./significators";

/** The matters that a birth chart opens with; the others are asked of a horary chart. */
export const PROMISED = ["marriage", "employment", "income"] as const;

/** The opening of a birth chart: what the sub lords of three cusps promise by the houses they signify. */
export function promisesTold(sky: HousedSky, texts: VedicReader): Sentence {
  const told = PROMISED.map((matter) => {
    const rule = matterRule(matter);
    const { subLord } = at(sky.cusps, rule.cusp - 1);
    const { verdict, favorable, against } = promiseOf(sky, rule);
    const values = { lord: grahaNamed(subLord), favorable: counted(favorable), against: counted(against) };
    return texts.lookup(`kp.promise.${matter}.${verdict}`, values);
  });
  return paragraph([texts.lookup("kp.promise.opening"), ...told.map((one) => one && sentenceCase(one))]);
}

/** "house 2", or "houses 2 and 7", in ascending order. */
export function counted(houses: readonly number[]): string {
  const named = listed([...houses].sort((one, other) => one - other).map(String));
  return `${houses.length === 1 ? "house" : "houses"} ${named}`;
}
