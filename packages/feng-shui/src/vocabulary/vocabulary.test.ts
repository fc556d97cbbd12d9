import { SCRIPT, wrongTerms } from "@almagest/i18n/testing";
import type { Lang, TermTable } from "@almagest/operation";
import { expect, test } from "vitest";
import { BAGUA_IDS } from "../bagua/bagua";
import { MOUNTAIN_IDS } from "../compass/mountains";
import { TRIGRAM_IDS } from "../compass/trigrams";
import { mountains } from "../field-labels/mountain-names";
import { MANSION_STARS } from "../mansions/mansion-stars";
import { COMBINATIONS } from "../stars/combinations";
import { STARS } from "../stars/lo-shu";
import { STRUCTURES } from "../stars/natal";
import { afflictionNames } from "./afflictions";
import { baguaNames } from "./bagua";
import { combinations } from "./combinations";
import { eraNames } from "./eras";
import { familyMembers } from "./family-members";
import { flyingStars } from "./flying-stars";
import { mansionDomains } from "./mansion-domains";
import { mansionStars } from "./mansion-stars";
import { phaseColors } from "./phase-colors";
import { structureNames } from "./structures";
import { trigrams } from "./trigrams";

const TABLES: Readonly<Record<string, TermTable>> = {
  ...{ afflictionNames, baguaNames, combinations, eraNames, familyMembers, flyingStars, mansionStars, phaseColors },
  ...{ structureNames, trigrams },
};

test.each(Object.entries(TABLES))("%s is whole, once each, in the script of each language", (_, terms) => {
  expect(wrongTerms(terms)).toEqual([]);
});

/** With commas between: a mansion is asked about several things. */
function listed(script: RegExp): RegExp {
  return new RegExp(script.source.replaceAll("[\\p", "[,、\\p"), script.flags);
}

test("mansionDomains is whole, once each, with commas alone", () => {
  const scripts: Readonly<Record<Lang, RegExp>> = {
    en: listed(SCRIPT.en),
    tr: listed(SCRIPT.tr),
    de: listed(SCRIPT.de),
    es: listed(SCRIPT.es),
    hi: listed(SCRIPT.hi),
    pt: listed(SCRIPT.pt),
    fr: listed(SCRIPT.fr),
    ru: listed(SCRIPT.ru),
    "zh-Hans": listed(SCRIPT["zh-Hans"]),
    "zh-Hant": listed(SCRIPT["zh-Hant"]),
  };
  expect(wrongTerms(mansionDomains, scripts)).toEqual([]);
});

test("every star, mansion, trigram, pair, area and structure has its name", () => {
  const keys = (table: object): readonly string[] => Object.keys(table).sort();
  expect(keys(flyingStars)).toEqual(STARS.map(String));
  expect(keys(mansionStars)).toEqual([...MANSION_STARS].sort());
  expect(keys(mansionDomains)).toEqual([...MANSION_STARS].sort());
  expect(keys(trigrams)).toEqual([...TRIGRAM_IDS].sort());
  expect(keys(combinations)).toEqual(keys(COMBINATIONS));
  expect(keys(baguaNames)).toEqual([...BAGUA_IDS].sort());
  expect(keys(structureNames)).toEqual([...STRUCTURES].sort());
  expect(Object.keys(mountains)).toEqual(MOUNTAIN_IDS);
});
