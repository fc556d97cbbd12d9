import { wrongTerms } from "@almagest/i18n/testing";
import { LANGS, type TermTable } from "@almagest/operation";
import { expect, test } from "vitest";
import { values } from "../field-labels/values";
import { GUNA_PAIRS } from "../tables/gunas";
import { DHATU_IDS } from "../tables/planets";
import { RITU_IDS } from "../tables/ritus";
import { dhatuTerms } from "./dhatus";
import { doshaTerms, samaTerm } from "./doshas";
import { actionTerms } from "./guna-actions";
import { gunaTerms } from "./gunas";
import { rasaTerms } from "./rasas";
import { rituTerms } from "./ritus";
import { scopeNotice } from "./scope-notice";
import { ayanaTerms, phaseTerms, spanTerms, stateTerms, strengthTerms } from "./states";

const TABLES: Readonly<Record<string, TermTable>> = {
  ...{ dhatuTerms, doshaTerms, actionTerms, gunaTerms, rasaTerms, rituTerms },
  ...{ ayanaTerms, phaseTerms, spanTerms, stateTerms, strengthTerms },
  sama: { sama: samaTerm },
};

test.each(Object.entries(TABLES))("%s is whole, once each, in the script of each language", (_, terms) => {
  expect(wrongTerms(terms)).toEqual([]);
});

test("every season, guna and tissue has its name", () => {
  expect(Object.keys(rituTerms).sort()).toEqual([...RITU_IDS].sort());
  expect(Object.keys(gunaTerms).sort()).toEqual(GUNA_PAIRS.flat().sort());
  expect(Object.keys(actionTerms).sort()).toEqual(GUNA_PAIRS.flat().sort());
  expect(Object.keys(dhatuTerms).sort()).toEqual([...DHATU_IDS].sort());
});

test("the notice of scope stands in ten languages, different in each", () => {
  const notices = LANGS.map((lang) => scopeNotice[lang]);
  expect(new Set(notices).size).toBe(10);
  for (const notice of notices) expect(notice.length).toBeGreaterThan(40);
});

test("values of the request fields are labeled", () => {
  expect(Object.keys(values).sort()).toEqual([
    ...["doshaClock", "hemisphere", "rituZodiac", "ritucharyaScheme", "signDoshaScheme"],
  ]);
});
