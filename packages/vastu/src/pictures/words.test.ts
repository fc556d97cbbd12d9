import { type SCRIPT, wrongTerms } from "@almagest/i18n/testing";
import type { TermTable } from "@almagest/operation";
import { expect, test } from "vitest";
import { ayadiWords } from "./ayadi-words";
import { roleWords } from "./role-words";
import { titles } from "./titles";
import { words } from "./words";

/** Some of these are sentences: letters of the language's own script, beside figures and stops. */
function sentences(script: string): RegExp {
  const own = `\\p{Script=${script}}`;
  return new RegExp(`^(?=.*${own})(?:${own}|\\P{L})*$`, "u");
}

const LATIN = sentences("Latin");
const HAN = sentences("Han");
const SCRIPTS: typeof SCRIPT = {
  en: LATIN,
  tr: LATIN,
  de: LATIN,
  es: LATIN,
  pt: LATIN,
  fr: LATIN,
  hi: sentences("Devanagari"),
  ru: sentences("Cyrillic"),
  "zh-Hans": HAN,
  "zh-Hant": HAN,
};

test.each<[string, TermTable]>([
  ["titles", titles],
  ["roles", roleWords],
  ["ayadi", ayadiWords],
  ["words", words],
])("%s are whole, once each, in the script of each language", (_, table) => {
  expect(wrongTerms(table, SCRIPTS)).toEqual([]);
});
