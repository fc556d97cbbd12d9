import { isChinese, type Lang } from "@almagest/operation";

/**
 * Sentences after one another. Languages part them by a blank, but full-width punctuation, as Chinese ends its
 * sentences, has its own.
 */
export function sentences(parts: readonly string[]): string {
  let text = "";
  let before: string | undefined;
  // the end is looked up in the part: in the text so far it would be copied together each time
  for (const part of parts) {
    text += before === undefined ? part : blankAfter(before) + part;
    before = part;
  }
  return text;
}

/** The same of texts that may be missing; undefined where one is. */
export function joined(parts: readonly string[]): string;
export function joined(parts: readonly (string | undefined)[]): string | undefined;
export function joined(parts: readonly (string | undefined)[]): string | undefined {
  const there = parts.filter((part) => part !== undefined);
  return there.length < parts.length ? undefined : sentences(there);
}

/** Parts put together two by two by a text of the language, `{before}; {next}`. */
export function chained(
  parts: readonly (string | undefined)[],
  joint: (pair: { readonly before: string; readonly next: string }) => string | undefined,
): string {
  const [first = "", ...others] = parts.map((part) => part ?? "");
  return others.reduce((before, next) => joint({ before, next }) ?? "", first);
}

const FULL_WIDTH = "。！？；：，、）」』”";
const FULL_WIDTH_OPENING = "（「『“《";

/** The blank between a text and the next: none after full-width punctuation. */
export function blankAfter(text: string): "" | " " {
  return FULL_WIDTH.includes(text.charAt(text.length - 1)) && text !== "" ? "" : " ";
}

/** The blank between what was said and a text in brackets or marks of its own: none before full-width ones. */
export function blankBefore(text: string): "" | " " {
  return text === "" || FULL_WIDTH_OPENING.includes(text.charAt(0)) ? "" : " ";
}

/** The mark that ends a sentence of a language. */
export function fullStop(lang: Lang): string {
  if (isChinese(lang)) return "。";
  return lang === "hi" ? "।" : ".";
}

/** A text in the round brackets of a language, with the blank before them. */
export function inBrackets(text: string, lang: Lang): string {
  return isChinese(lang) ? `（${text}）` : ` (${text})`;
}
