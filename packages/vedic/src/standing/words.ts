import { capitalized, inSentence } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, rashis } from "@almagest/i18n/vedic";
import type { GrahaId } from "../grahas";
import type { VedicReader } from "../texts/reader";
import { rashiAt, vedicRashiAt } from "../zodiac/rashis";

/** A graha's name in the form used inside English sentences. */
export function grahaNamed(id: GrahaId): string {
  return inSentence(grahaTerms[id]);
}

export function signNamed(sign0: number): string {
  return `${signTerms[rashiAt(sign0)].en} (${rashis[vedicRashiAt(sign0)].en})`;
}

const FEMALE: readonly GrahaId[] = ["moon", "venus"];

/** The name and the pronouns of a graha, as values of a text. */
export function grahaWords(id: GrahaId): Readonly<Record<"graha" | "he" | "his" | "him" | "himself", string>> {
  const [he, his, him] = FEMALE.includes(id) ? ["she", "her", "her"] : ["he", "his", "him"];
  return { graha: grahaNamed(id), he, his, him, himself: `${him}self` };
}

/** Names at the beginning of a sentence get their capital letter. */
export function sentenceCase(text: string): string {
  return capitalized(text).replace(/[.!?] [a-z]/g, (found) => found.toUpperCase());
}

export function ordinalOf(house: number, texts: VedicReader): string {
  return texts.lookup(`judgment.matters.ordinal.${house}`) ?? "";
}

/** The subject of one house, or of two in a word each: always a plural. */
export function mattersOf(houses: readonly number[], texts: VedicReader): string {
  const [first, second] = houses;
  if (first === undefined) return "";
  if (second === undefined) return texts.lookup(`judgment.matters.one.${first}`) ?? "";
  return [first, second].map((house) => texts.lookup(`judgment.matters.short.${house}`) ?? "").join(" and ");
}

/** "the first", or "the first and eighth". */
export function ordinalsOf(houses: readonly number[], texts: VedicReader): string {
  return `the ${houses.map((house) => ordinalOf(house, texts)).join(" and ")}`;
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Month and year on a clock that is so far ahead of UTC. */
export function monthNamed(epochMs: number, offsetMs: number): string {
  return MONTH.format(epochMs + offsetMs);
}

export function dayNamed(epochMs: number, offsetMs: number): string {
  return DAY.format(epochMs + offsetMs);
}

/** Names in a row: "a", "a and b", "a, b and c". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
