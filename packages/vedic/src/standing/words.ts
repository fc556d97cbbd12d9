import { capitalized, dateSaid, inBrackets, inSentence, listOf } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, rashis } from "@almagest/i18n/vedic";
import { isChinese, type Lang } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { VedicReader } from "../texts/reader";
import { rashiAt, vedicRashiAt } from "../zodiac/rashis";

/** A graha's name in the form used inside sentences. */
export function grahaNamed(id: GrahaId, lang: Lang = "en"): string {
  return inSentence(grahaTerms[id], lang);
}

/** `Leo (Simha)`; once where a language has one name for both, or two that differ in their last letter, as Chinese. */
export function signNamed(sign0: number, lang: Lang = "en"): string {
  const [sign, rashi] = [signTerms[rashiAt(sign0)][lang], rashis[vedicRashiAt(sign0)][lang]];
  return sign === rashi || isChinese(lang) ? sign : `${sign}${inBrackets(rashi, lang)}`;
}

const FEMALE: readonly GrahaId[] = ["moon", "venus"];

/** The name of a graha, and in English its pronouns, as values of a text; other languages choose theirs by `{graha_g}`. */
export function grahaWords(
  id: GrahaId,
  lang: Lang = "en",
): Readonly<Record<"graha" | "he" | "his" | "him" | "himself", string>> {
  const graha = grahaNamed(id, lang);
  if (lang !== "en") return { graha, he: graha, his: graha, him: graha, himself: graha };
  const [he, his, him] = FEMALE.includes(id) ? ["she", "her", "her"] : ["he", "his", "him"];
  return { graha, he, his, him, himself: `${him}self` };
}

/** Names at the beginning of a sentence get their capital letter. In German and Turkish a figure with a full stop is an ordinal. */
export function sentenceCase(text: string, lang: Lang): string {
  const begun = lang === "de" || lang === "tr" ? /(?<!\d)[.!?] \p{Ll}/gu : /[.!?] \p{Ll}/gu;
  return capitalized(text, lang).replace(begun, (found) => found.slice(0, 2) + capitalized(found.slice(2), lang));
}

export function ordinalOf(house: number, texts: VedicReader): string {
  return texts.lookup(`judgment.matters.ordinal.${house}`) ?? "";
}

/** The subject of one house, or of two in a word each: always a plural. */
export function mattersOf(houses: readonly number[], texts: VedicReader): string {
  const [first, second] = houses;
  if (first === undefined) return "";
  if (second === undefined) return texts.lookup(`judgment.matters.one.${first}`) ?? "";
  return mattersAt("short", houses, texts);
}

/** The subjects of houses, a word or two each: of anybody, of a child or of the old. */
export function mattersAt(stage: "short" | "child" | "late", houses: readonly number[], texts: VedicReader): string {
  return listOf(
    houses.map((house) => texts.lookup(`judgment.matters.${stage}.${house}`) ?? ""),
    texts.speaks,
  );
}

/** "the first", or "the first and eighth". */
export function ordinalsOf(houses: readonly number[], texts: VedicReader): string {
  const list = houses.map((house) => ordinalOf(house, texts));
  return texts.speaks === "en" ? `the ${list.join(" and ")}` : listOf(list, texts.speaks);
}

/** The runtime's formats are costly to make: one for a language and a form. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: Lang, day?: "numeric"): Intl.DateTimeFormat {
  const key = `${lang} ${day}`;
  const found =
    formats.get(key) ?? new Intl.DateTimeFormat(lang, { day, month: "long", year: "numeric", timeZone: "UTC" });
  formats.set(key, found);
  return found;
}

/** Month and year on a clock that is so far ahead of UTC; in Russian the genitive, `августа 2026 года`. */
export function monthNamed(epochMs: number, offsetMs: number, lang: Lang = "en"): string {
  // the runtime has the genitive of a Russian month beside a day alone
  if (lang === "ru") return dayNamed(epochMs, offsetMs, lang).replace(/^\d+\s/u, "");
  return formatOf(lang).format(epochMs + offsetMs);
}

export function dayNamed(epochMs: number, offsetMs: number, lang: Lang = "en"): string {
  return dateSaid(formatOf(lang, "numeric").format(epochMs + offsetMs), lang);
}

/** Names in a row: "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], lang: Lang = "en"): string {
  return listOf(names, lang);
}
