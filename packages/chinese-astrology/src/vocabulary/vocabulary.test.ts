import { wrongTerms } from "@almagest/i18n/testing";
import type { Term, TermTable } from "@almagest/operation";
import { expect, test } from "vitest";
import { ACTIVITIES } from "../almanac/activities";
import { MANSIONS } from "../almanac/mansions";
import { OFFICER_ROWS, OFFICERS } from "../almanac/officers";
import { STRENGTH_FACTORS } from "../bazi/strength";
import { NA_YIN } from "../cycle/na-yin";
import { STEM_ROLES, TEN_GOD_ROWS } from "../cycle/ten-gods";
import { BRIGHTNESS_ROWS, BRIGHTNESSES } from "../ziwei/brightness";
import { DOCTOR_GODS, GENERAL_GODS, YEAR_GODS } from "../ziwei/gods";
import { PALACES } from "../ziwei/palaces";
import { STAR_ROWS } from "../ziwei/stars";
import { TRANSFORMATIONS } from "../ziwei/transformations";
import { ANIMAL_RELATIONS, RELATION_ROWS } from "../zodiac/relations";
import { activityNames } from "./activities";
import { mansionAnimals } from "./mansion-animals";
import { mansionNames } from "./mansions";
import { naYinNames } from "./na-yin";
import { officerNames } from "./officers";
import { phaseSeasons } from "./phase-places";
import { relationNames } from "./relations";
import { strengthFactorCharacters, strengthFactorNames } from "./strength-factors";
import { tenGodNames } from "./ten-gods";
import { brightnessNames, palaceNames, transformationNames, ziWeiNames } from "./zi-wei";

const TABLES: Readonly<Record<string, TermTable>> = {
  ...{ activityNames, mansionAnimals, mansionNames, naYinNames, officerNames, phaseSeasons, relationNames },
  ...{ strengthFactorNames, tenGodNames, palaceNames, transformationNames },
};

test.each(Object.entries(TABLES))("%s is whole, once each, in the script of each language", (_, terms) => {
  expect(wrongTerms(terms)).toEqual([]);
});

test("each table names what there is, and nothing else", () => {
  expect(Object.keys(activityNames)).toEqual([...ACTIVITIES]);
  expect(Object.keys(officerNames)).toEqual([...OFFICERS]);
  expect(Object.keys(tenGodNames)).toEqual([...STEM_ROLES]);
  expect(Object.keys(relationNames)).toEqual([...ANIMAL_RELATIONS]);
  expect(Object.keys(strengthFactorNames)).toEqual([...STRENGTH_FACTORS]);
  const traditional = Object.values(strengthFactorNames).map((term) => term["zh-Hant"]);
  expect(Object.values(strengthFactorCharacters)).toEqual(traditional);
  expect(Object.keys(mansionNames)).toEqual(MANSIONS.map(({ id }) => id));
  expect(Object.keys(mansionAnimals).sort()).toEqual([...new Set(MANSIONS.map(({ animal }) => animal))].sort());
});

/** Stars that sound alike are told apart by their characters and what they mean. */
test("the stars of Zi Wei, and their grades, have each a name in the script of each language", () => {
  expect(wrongTerms(ziWeiNames)).toEqual([]);
  expect(wrongTerms(brightnessNames)).toEqual([]);
  const rows = { ...STAR_ROWS, ...DOCTOR_GODS, ...YEAR_GODS, ...GENERAL_GODS };
  expect(Object.keys(ziWeiNames).sort()).toEqual(Object.keys(rows).sort());
  const traditional = new Map(Object.entries<Term>(ziWeiNames).map(([id, term]) => [id, term["zh-Hant"]]));
  for (const ring of [STAR_ROWS, DOCTOR_GODS, YEAR_GODS, GENERAL_GODS]) {
    for (const [id, { chinese }] of Object.entries(ring)) expect(traditional.get(id), id).toBe(chinese);
  }
  expect(Object.keys(palaceNames)).toEqual([...PALACES]);
  expect(Object.keys(transformationNames)).toEqual([...TRANSFORMATIONS]);
  for (const grade of BRIGHTNESSES) expect(brightnessNames[grade]["zh-Hant"]).toBe(BRIGHTNESS_ROWS[grade].chinese);
});

test("the characters of the answers are those of the names", () => {
  expect(NA_YIN.map(({ id, name }) => [id, name])).toEqual(
    Object.entries<Term>(naYinNames).map(([id, { en }]) => [id, en]),
  );
  for (const { id, chinese } of NA_YIN) expect(naYinNames[id]["zh-Hant"]).toBe(chinese);
  for (const role of STEM_ROLES) expect(tenGodNames[role]["zh-Hant"]).toBe(TEN_GOD_ROWS[role].chinese);
  for (const officer of OFFICERS) expect(officerNames[officer]["zh-Hant"]).toBe(OFFICER_ROWS[officer].chinese);
  for (const { id, chinese } of MANSIONS) expect(mansionNames[id]["zh-Hant"]).toBe(chinese);
  for (const relation of ANIMAL_RELATIONS)
    expect(relationNames[relation]["zh-Hant"]).toBe(RELATION_ROWS[relation].chinese);
});
