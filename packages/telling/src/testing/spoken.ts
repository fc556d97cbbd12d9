import { foreignCharacters } from "@almagest/i18n/testing";
import type { Lang } from "@almagest/operation";
import { type Told, unpairedMarks } from "./translation";

/** The marks of a language that come in pairs, and those that it does not write. */
const MARKS: { readonly [L in Lang]?: { readonly pairs: readonly string[]; readonly foreign: RegExp } } = {
  hi: { pairs: ["“”"], foreign: /["'«»„]|[०-९]|[\u0900-\u097f]\.(?:\s|$)/ },
  es: { pairs: ["«»", "¿?", "¡!"], foreign: /["“”„]/ },
  pt: { pairs: ["“”"], foreign: /["«»„]/ },
  de: { pairs: ["„“"], foreign: /["«»”]/ },
  fr: { pairs: ["«»"], foreign: /["“”„’]|[^\u00a0][:;?»]|«[^\u00a0]/ },
  ru: { pairs: ["«»"], foreign: /["“”„]/ },
  tr: { pairs: ["“”"], foreign: /["«»„’]/ },
  "zh-Hans": { pairs: ["“”", "（）"], foreign: /["«»„「」,;?!]/ },
  "zh-Hant": { pairs: ["「」", "（）"], foreign: /["«»„“”,;?!]/ },
};

/** Keys of texts with a mark that the language does not write, or with one of a pair. */
export function wrongMarks(told: readonly Told[], lang: Lang): readonly string[] {
  const marks = MARKS[lang];
  if (marks === undefined) throw new Error(`say which marks ${lang} writes`);
  const strange = told.filter(({ text }) => marks.foreign.test(text.replace(/\{[^{}]*\}/g, "")));
  return [...unpairedMarks(told, marks.pairs), ...strange.map(({ key }) => key)];
}

const ENGLISH = /(?<!\p{L})(?:the|of|and|is|are|with|from|your|which|day|moon)(?!\p{L})/iu;
/** A blank, two stops or blanks in a row, a blank before a stop, a sentence that begins small. */
const BROKEN = /[{}]| {2}| [,.।]|[.,:।]{2}|(?:^|[.!?।] )[¿¡«“„]?\p{Ll}/u;

/** Texts of answers that speak English, or whose sentences are not whole. */
export function brokenTexts(texts: readonly string[], lang: Lang): readonly string[] {
  return texts.filter((text) => {
    const own = text.replaceAll(" UTC", "");
    return ENGLISH.test(own) || BROKEN.test(own) || foreignCharacters(own, lang).length > 0;
  });
}
