import { SCRIPT, wrongTerms } from "@almagest/i18n/testing";
import { LANGS, type Lang, type TermTable } from "@almagest/operation";
import { expect, test } from "vitest";
import { MONTH_IDS } from "../calendar/hebrew-date";
import { CIPHER_IDS } from "../gematria/ciphers";
import { LATIN_CIPHER_IDS } from "../gematria/latin";
import { TRANSFORMATION_IDS } from "../gematria/transformations";
import { LETTER_IDS } from "../letters/letters";
import { CHOIR_IDS } from "../names/shem";
import { PILLARS, SEPHIRAH_IDS, WORLD_IDS } from "../tree/sephirot";
import { choirs } from "./choirs";
import { cipherNames } from "./ciphers";
import { letterMeanings } from "./letter-meanings";
import { letterNames } from "./letters";
import { hebrewMonths } from "./months";
import { otherCiphers } from "./other-ciphers";
import { pillars } from "./pillars";
import { sephirahGlosses } from "./sephirah-glosses";
import { sephirahNames } from "./sephirot";
import { spheres } from "./spheres";
import { worldGlosses } from "./world-glosses";
import { worldNames } from "./worlds";

const TABLES: readonly (readonly [string, TermTable, readonly string[]])[] = [
  ["letters", letterNames, LETTER_IDS],
  ["meanings of letters", letterMeanings, LETTER_IDS],
  ["sephirot", sephirahNames, SEPHIRAH_IDS],
  ["glosses of sephirot", sephirahGlosses, SEPHIRAH_IDS],
  ["pillars", pillars, PILLARS],
  ["worlds", worldNames, WORLD_IDS],
  ["glosses of worlds", worldGlosses, WORLD_IDS],
  ["choirs", choirs, CHOIR_IDS],
  ["months", hebrewMonths, MONTH_IDS],
];

test.each(TABLES)("%s are whole, once each, in the script of each language", (_, terms, ids) => {
  expect(Object.keys(terms)).toEqual([...ids]);
  expect(wrongTerms(terms)).toEqual([]);
});

/** A Hebrew name, a comma and what it is. */
function withGloss(script: RegExp): RegExp {
  const one = script.source.replace(/^\^|\$$/g, "");
  return new RegExp(`^${one}(?:, ${one})?$`, script.flags);
}

const GLOSSED: Readonly<Record<Lang, RegExp>> = {
  en: withGloss(SCRIPT.en),
  tr: withGloss(SCRIPT.tr),
  de: withGloss(SCRIPT.de),
  es: withGloss(SCRIPT.es),
  fr: withGloss(SCRIPT.fr),
  pt: withGloss(SCRIPT.pt),
  ru: withGloss(SCRIPT.ru),
  hi: withGloss(SCRIPT.hi),
  "zh-Hans": withGloss(SCRIPT["zh-Hans"]),
  "zh-Hant": withGloss(SCRIPT["zh-Hant"]),
};

test("spheres are whole, once each, a name with its gloss", () => {
  expect(Object.keys(spheres)).toEqual([...SEPHIRAH_IDS]);
  expect(wrongTerms(spheres, GLOSSED)).toEqual([]);
});

test("ciphers are whole, once each, in ten languages", () => {
  expect(Object.keys(cipherNames)).toEqual([...CIPHER_IDS]);
  expect(Object.keys(otherCiphers)).toEqual(["mispar-mispari", ...TRANSFORMATION_IDS, ...LATIN_CIPHER_IDS]);
  for (const lang of LANGS) {
    const names = [...Object.values(cipherNames), ...Object.values(otherCiphers)].map((term) => term[lang]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/\S/);
  }
});
