import { blanksOf, FORMS, leavesOf } from "@almagest/i18n";
import type { TextCatalogue } from "@almagest/operation";

/** A text of a language beside the English that it tells. */
export interface Told {
  readonly key: string;
  readonly text: string;
  readonly english: string;
}

/** The texts of a language beside their English; a list is one text, an item a line. */
export function toldBeside(catalogue: TextCatalogue, en: TextCatalogue): readonly Told[] {
  const english = new Map(linesOf(en));
  return linesOf(catalogue).map(([key, text]) => ({ key, text, english: english.get(key) ?? "" }));
}

const linesOf = ({ messages }: TextCatalogue): readonly (readonly [key: string, text: string])[] =>
  [...leavesOf(messages)].map(([key, leaf]) => [key, [leaf].flat().join("\n")] as const);

/** Keys of texts in which one of a pair of marks, as `«»`, is opened and not closed, or the other way round. */
export function unpairedMarks(told: readonly Told[], pairs: readonly string[]): readonly string[] {
  const isUneven = (text: string): boolean =>
    pairs.some(([opening = "", closing = ""]) => text.split(opening).length !== text.split(closing).length);
  return told.filter(({ text }) => isUneven(text.replace(/\{[^{}]*\}/g, ""))).map(({ key }) => key);
}

const DENIES_EN = /\b(?:not|no|never|nothing|nobody|neither|nor|none|without|cannot|\w+n't)\b/i;

/** Texts that say no in English. */
export function denyingTexts(told: readonly Told[]): readonly Told[] {
  return told.filter(({ english }) => DENIES_EN.test(english.replace(/\{\w+\}/g, "")));
}

/** Blanks of a text that its English has not, but for forms of its names: `key {blank}`. */
export function strangeBlanks(told: readonly Told[], { lang }: TextCatalogue): readonly string[] {
  const form = new RegExp(`_(?:${FORMS[lang].join("|")})$`);
  const nameOf = (blank: string): string => {
    const name = blank.replace(form, "");
    return name.charAt(0).toLowerCase() + name.slice(1);
  };
  return told.flatMap(({ key, text, english }) => {
    const due = new Set(blanksOf(english).map(nameOf));
    return blanksOf(text).flatMap((blank) => (due.has(nameOf(blank)) ? [] : [`${key} {${blank}}`]));
  });
}
