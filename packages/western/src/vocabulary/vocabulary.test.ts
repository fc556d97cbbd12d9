import { toTraditional, wrongTerms } from "@almagest/i18n/testing";
import { LANGS, type Lang, type Term, type TermTable } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { STAR_IDS, STARS } from "../fixed-stars/table";
import { apogees } from "./apogees";
import { archetypes } from "./archetypes";
import { asteroids } from "./asteroids";
import { colors } from "./colors";
import { dignities } from "./dignities";
import { eclipseKinds } from "./eclipses";
import { lots } from "./lots";
import { modalities } from "./modalities";
import { moonPhases, principalMoonPhases } from "./moon-phases";
import { patterns } from "./patterns";
import { starNames } from "./stars";
import { stationNames } from "./stations";

const TABLES: Readonly<Record<string, TermTable>> = {
  apogees,
  archetypes,
  asteroids,
  colors,
  dignities,
  eclipseKinds,
  lots,
  modalities,
  moonPhases,
  patterns,
};

const TERMS = Object.entries(TABLES).flatMap(([table, terms]) =>
  Object.entries(terms).map(([key, term]) => ({ name: `${table}.${key}`, term })),
);

/** Words that another language of the Latin script really shares with English. */
const SHARED_WITH_ENGLISH: Readonly<Partial<Record<Lang, string>>> = {
  tr: "Ceres, Juno, Pallas, Vesta, Yod",
  de: "Ceres, Exaltation, Fall, Gold, Juno, Orange, Pallas, Stellium, Vesta, Yod",
  es: "Cardinal, Ceres, Juno, Mutable, Penumbral, Stellium, Total, Vesta, Yod",
  pt: "Cardinal, Ceres, Juno, Penumbral, Stellium, Total, Vesta, Yod",
  fr: "Cardinal, Domicile, Exaltation, Mutable, Olive, Orange, Pallas, Stellium, Turquoise, Vesta, Yod",
};

test("the fixed stars have their names in every language, in Chinese those of the old sky", () => {
  expect(wrongTerms(starNames)).toEqual([]);
  expect(Object.entries<Term>(starNames).map(([id, { en }]) => [id, en])).toEqual(
    STAR_IDS.map((id) => [id, STARS[id].name]),
  );
});

test("the motions that begin at stations have their names in every language", () => {
  expect(wrongTerms(stationNames)).toEqual([]);
});

test("the quarters of a list have the forms of their own names", () => {
  expect(wrongTerms(principalMoonPhases)).toEqual([]);
});

describe("the words of Western astrology alone", () => {
  test.each(Object.entries(TABLES))("%s are whole, once each, in the script of each language", (_, terms) => {
    expect(wrongTerms(terms)).toEqual([]);
  });

  test("repeat an English word in another language only where that language has the same word", () => {
    for (const lang of LANGS.filter((other) => other !== "en")) {
      const same = TERMS.filter(({ term }) => term[lang] === term.en).map(({ term }) => term.en);
      expect(same.sort().join(", "), lang).toBe(SHARED_WITH_ENGLISH[lang] ?? "");
    }
  });

  test("are one Chinese word in two scripts, save where the two communities say different words", () => {
    const different = TERMS.filter(({ term }) => toTraditional(term["zh-Hans"]) !== term["zh-Hant"]);
    expect(different.map(({ name }) => name).sort()).toEqual(["modalities.cardinal", "patterns.mystic-rectangle"]);
  });
});
