import { vocabulary } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { ayanamsaNames } from "@almagest/i18n/labels";
import { grahas } from "@almagest/i18n/vedic";
import { isChinese, type Lang, type Term } from "@almagest/operation";
import { lagnaTerm } from "../vocabulary/lagna";
import { degreesAndMinutes } from "./degrees";
import { terms } from "./terms";

/** Grahas and Lagna as written in the cells of a chart. */
export const shortNames = /* @__PURE__ */ vocabulary("vedic/shortNames", {
  Sun: "Su",
  Moon: "Mo",
  Mars: "Ma",
  Mercury: "Me",
  Jupiter: "Ju",
  Venus: "Ve",
  Saturn: "Sa",
  Rahu: "Ra",
  Ketu: "Ke",
  Lagna: "La",
});

const SHORT: Readonly<Record<string, Term>> = shortNames;

/** The letters of a graha by its English name, or the beginning of that name. */
export function shortName(english: string, lang: Lang): string {
  return SHORT[english]?.[lang] ?? english.slice(0, 3);
}

const NAMES: ReadonlyMap<string, Term> = new Map(
  [...Object.values<Term>(grahas), ...Object.values<Term>(signs), lagnaTerm].map((term) => [term.en, term]),
);

/** A graha or a sign in a language, where an answer tells only its English name. */
export function named(english: string, lang: Lang): string {
  return NAMES.get(english)?.[lang] ?? english;
}

const SIGN_TERMS: readonly Term[] = Object.values<Term>(signs);

/** The twelve signs from Aries. */
export function signNames(lang: Lang): readonly string[] {
  return SIGN_TERMS.map((term) => term[lang]);
}

/** A house by its number: House 11. */
export function houseName(house: number, lang: Lang): string {
  return isChinese(lang) ? `第${house}${terms.house[lang]}` : `${terms.house[lang]} ${house}`;
}

/** The zodiac of a figure: Lahiri 23°43′. */
export function frameText(
  lang: Lang,
  frame: { readonly ayanamsa: string; readonly ayanamsaDegrees?: number | undefined },
): string {
  const name = ayanamsaNames[frame.ayanamsa]?.[lang] ?? frame.ayanamsa;
  return frame.ayanamsaDegrees === undefined ? name : `${name} ${degreesAndMinutes(frame.ayanamsaDegrees)}`;
}
