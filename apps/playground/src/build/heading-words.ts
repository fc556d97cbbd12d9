import type { Lang } from "@almagest/operation";
import headings from "./headings.json";

/**
 * Labels of answer members above tables and chapters, where no form field provides one. Longitudes and latitudes here are
 * those of bodies, not of places.
 */
const HEADINGS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = headings;

/** The headings in a language, by member name; `form:wheel` names a figure. */
export function headingWords(lang: Lang, isUsed: (name: string) => boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(HEADINGS).flatMap(([name, words]) => (isUsed(name) ? [[name, words[lang]] as const] : [])),
  );
}
