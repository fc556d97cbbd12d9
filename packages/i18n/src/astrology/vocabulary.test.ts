import { LANGS, type Lang } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { SCRIPT, TRADITIONAL_OF, toTraditional } from "../../test/writing";
import type { Term } from "../term";
import {
  apogees,
  archetypes,
  aspects,
  asteroids,
  bodies,
  colors,
  compass,
  dignities,
  elements,
  houses,
  lots,
  modalities,
  monthAbbreviations,
  monthNames,
  moonPhases,
  natures,
  patterns,
  points,
  signs,
  weekdays,
} from "./index";

const TABLES: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  apogees,
  archetypes,
  aspects,
  asteroids,
  bodies,
  colors,
  compass,
  dignities,
  elements,
  houses,
  lots,
  modalities,
  monthAbbreviations,
  monthNames,
  moonPhases,
  natures,
  patterns,
  points,
  signs,
  weekdays,
};

const TERMS = Object.entries(TABLES).flatMap(([table, terms]) =>
  Object.entries(terms).map(([key, term]) => ({ name: `${table}.${key}`, term })),
);

/** The two Chinese names are different words here, not the same word in two scripts. */
const DIFFERENT_WORDS = [
  "aspects.opposition",
  "aspects.semi-sextile",
  "aspects.semi-square",
  "aspects.sextile",
  "aspects.square",
  "aspects.trine",
  "compass.east-northeast",
  "compass.east-southeast",
  "compass.north-northeast",
  "compass.north-northwest",
  "compass.south-southeast",
  "compass.south-southwest",
  "compass.west-northwest",
  "compass.west-southwest",
  "dignities.peregrine",
  "modalities.cardinal",
  "patterns.mystic-rectangle",
  "signs.aries",
];

/** Words that another language of the Latin script really shares with English. */
const SHARED_WITH_ENGLISH: Readonly<Partial<Record<Lang, string>>> = {
  tr: "Ceres, Juno, Mar, Mars, May, Pallas, Quincunx, Vertex, Vesta, Yod",
  de:
    "April, August, Ceres, Chiron, Exaltation, Fall, Gold, Imum Coeli, Juno, Jupiter, Mars, Neutral, November, " +
    "Opposition, Orange, Pallas, Pluto, Saturn, September, Stellium, Uranus, Venus, Vertex, Vesta, Yod",
  es: "Aries, Cardinal, Ceres, Juno, Leo, Libra, Mutable, Stellium, Venus, Vesta, Virgo, Yod",
  pt: "Cardinal, Ceres, Juno, Libra, Stellium, Vesta, Yod",
  fr:
    "Air, Ascendant, Cancer, Cardinal, Chiron, Descendant, Domicile, Exaltation, Jupiter, Mars, Mutable, " +
    "Neptune, Olive, Opposition, Orange, Pallas, Semi-sextile, Sextile, Stellium, Turquoise, Uranus, Vertex, Vesta, Yod",
};

describe("the astrological vocabulary", () => {
  it.each(Object.entries(TABLES))("%s has a name in each of the ten languages for every entry", (_, terms) => {
    for (const [key, term] of Object.entries(terms)) {
      expect(Object.keys(term).sort(), key).toEqual([...LANGS].sort());
      for (const lang of LANGS) expect(term[lang].trim(), `${key} ${lang}`).toMatch(/./);
    }
  });

  it.each(Object.entries(TABLES))("%s gives no name twice in one language", (_, terms) => {
    for (const lang of LANGS) {
      const names = Object.values(terms).map((term) => term[lang]);
      expect(new Set(names).size, `${lang}: ${names.join(", ")}`).toBe(names.length);
    }
  });

  it("keeps the order of the zodiac and of the calendar", () => {
    expect(Object.values(signs).map((sign) => sign.en)).toEqual(
      "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" "),
    );
    expect(Object.values(monthAbbreviations).map((month) => month.en)).toEqual(
      "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
    );
  });

  it.each(LANGS)("%s is written in its own script, composed (NFC), without stray spaces", (lang) => {
    for (const { name, term } of TERMS) {
      expect(term[lang], name).toMatch(SCRIPT[lang]);
      expect(term[lang], name).toBe(term[lang].normalize("NFC").trim());
      expect(term[lang], name).not.toMatch(/ {2}/);
    }
  });

  it("repeats an English word in another language only where that language has the same word", () => {
    for (const lang of LANGS) {
      if (lang === "en") continue;
      const same = TERMS.filter(({ term }) => term[lang] === term.en).map(({ term }) => term.en);
      expect(same.sort().join(", "), lang).toBe(SHARED_WITH_ENGLISH[lang] ?? "");
    }
  });

  it("writes no traditional character in zh-Hans and no simplified one in zh-Hant", () => {
    const simplified = new Set(TRADITIONAL_OF.keys());
    const traditional = new Set(TRADITIONAL_OF.values());
    for (const { name, term } of TERMS) {
      expect(
        [...term["zh-Hans"]].filter((character) => traditional.has(character)),
        name,
      ).toEqual([]);
      expect(
        [...term["zh-Hant"]].filter((character) => simplified.has(character)),
        name,
      ).toEqual([]);
    }
  });

  it("has the same Chinese word in both scripts, save where the two communities say different words", () => {
    const different = TERMS.filter(({ term }) => toTraditional(term["zh-Hans"]) !== term["zh-Hant"]);
    expect(different.map(({ name }) => name).sort()).toEqual(DIFFERENT_WORDS);
  });

  it("keeps the dotted and undotted letters of Turkish", () => {
    expect(signs.gemini.tr).toBe("\u0130kizler");
    expect(signs.pisces.tr).toBe("Bal\u0131k");
    expect(aspects.sextile.tr).toBe("Altm\u0131\u015fl\u0131k");
    expect(points["part-of-fortune"].tr).toBe("\u015eans Noktas\u0131");
    for (const { name, term } of TERMS) expect(term.tr, name).not.toMatch(/\u0307/);
  });
});
