import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { wordCount } from "@almagest/telling";
import { misplaced, repeatedSentences, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import { compatibilityScore } from "../compatibility/operation";
import { compositeChart } from "../composite/operation";
import { computeSynastry } from "../synastry/compute";
import { synastry } from "../synastry/operation";
import { ELEMENTS } from "../tables/zodiac";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { overallPieces } from "./reading";
import { SCORE_BANDS } from "./score";
import { telling } from "./telling";
import { THEME_TONES, THEMES } from "./themes";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });

const BIRTHS = [
  { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5, name: "Alex" },
  { date: "1992-03-20", time: "09:15:00", latitude: 34.0522, longitude: -118.2437, timezone: -8, name: "Jordan" },
  { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: -10, name: "Kai" },
  { date: "1988-12-21", time: "11:00:00", latitude: 48.85, longitude: 2.35, timezone: 1, name: "Noor" },
  { date: "2001-11-02", time: "03:40:00", latitude: -33.87, longitude: 151.21, timezone: 11, name: "Ines" },
  { date: "1975-05-29", time: "22:05:00", latitude: 52.52, longitude: 13.4, timezone: 1, name: "Tomas" },
];
const COUPLES = BIRTHS.flatMap((person1, index0) => BIRTHS.slice(index0).map((person2) => ({ person1, person2 })));
const named = COUPLES.map((couple) => ({ couple, answer: synastry(couple, context) }));

/** The reading of an answer: its reference cards of aspect types, which repeat by nature, left out. */
function toldIn({ analysis, interAspects }: (typeof named)[number]["answer"]): unknown {
  return [analysis, interAspects.map(({ meaning }) => meaning?.relationshipContext)];
}

describe("a synastry as it is told", () => {
  test.each(named)(
    "$couple.person1.name and $couple.person2.name: each contact once, no sentence twice",
    ({ answer }) => {
      const contexts = answer.interAspects.map(({ meaning }) => meaning?.relationshipContext);
      expect(new Set(contexts).size).toBe(answer.interAspects.length);
      expect(repeatedSentences(toldIn(answer))).toEqual([]);
      expect(wrongArticles(JSON.stringify(toldIn(answer)))).toEqual([]);
      expect(JSON.stringify(toldIn(answer))).not.toMatch(/[{}]{2}|undefined|\{\w+\}/);
    },
  );

  test("the whole has 200 to 550 words and stands where its paragraphs are declared", () => {
    for (const { couple, answer } of named) {
      const words = wordCount(answer.analysis.overall ?? "");
      expect([words > 200, words < 550], `${words}`).toEqual([true, true]);
      const { person1, person2 } = couple;
      const facts = computeSynastry(
        {
          person1: { ...person1, nodeType: "true" },
          person2: { ...person2, nodeType: "true" },
          houseSystem: "placidus",
        },
        { ephemeris },
      );
      const whole = { score: facts.score, names: {} };
      expect(
        misplaced(
          overallPieces(facts.aspects, whole, texts).flatMap((piece) => piece ?? []),
          telling.families,
        ),
      ).toEqual([]);
    }
  });

  test("no strength and no challenge is a contact of two slow bodies, which a whole generation has", () => {
    const slow = "(?:Uranus|Neptune|Pluto|North Node|South Node|Chiron|Black Moon Lilith)";
    const shared = new RegExp(`^\\w+'s ${slow} [\\w-]+ \\w+'s ${slow}:`);
    const lines = named.flatMap(({ answer: { analysis } }) => [
      ...(analysis.strengths ?? []),
      ...(analysis.challenges ?? []),
    ]);
    expect(lines.length).toBeGreaterThan(150);
    expect(lines.filter((line) => shared.test(line))).toEqual([]);
    expect(shared.test("Alex's Uranus conjunct Jordan's North Node: text")).toBe(true);
  });

  test("the place to begin is a contact of strain from the answer's own list", () => {
    let begun = 0;
    for (const { answer } of named) {
      const [, first, aspect, second] =
        /(?:because of|Begin with|since|where|for|first:) \w+'s ([\w ]+?) (square|opposite|conjunct|semi-square|sesquiquadrate|quincunx) \w+'s ([A-Z]\w+(?: [A-Z]\w+)*)[^.]*\. /.exec(
          answer.analysis.overall?.split("\n\n").at(-1) ?? "",
        ) ?? [];
      if (first === undefined || aspect === undefined || second === undefined) continue;
      begun += 1;
      const type = aspect === "opposite" ? "OPPOSITION" : aspect === "conjunct" ? "CONJUNCTION" : aspect.toUpperCase();
      expect(answer.interAspects.map(({ planet1, planet2, type: own }) => `${planet1} ${own} ${planet2}`)).toContain(
        `${first} ${type.replace("-", "_")} ${second}`,
      );
    }
    expect(begun).toBeGreaterThan(5);
  });

  test("every theme is written in every tone, and every band, mutual and minor contact", () => {
    const minors = ASPECT_IDS.filter((id) => !["conjunction", "sextile", "square", "trine", "opposition"].includes(id));
    expect(unwritten(en, [["synastry"], ["themes"], THEMES, THEME_TONES])).toEqual([]);
    expect(unwritten(en, [["synastry"], ["minor"], THEMES, minors])).toEqual([]);
    expect(unwritten(en, [["synastry"], ["mutual"], THEMES, ["conjunction", "flowing", "tense"]])).toEqual([]);
    expect(unwritten(en, [["synastry"], ["overall"], SCORE_BANDS])).toEqual([]);
    expect(unwritten(en, [["synastry"], ["first"], [...THEMES, "none"]])).toEqual([]);
  });

  test("prose is English as a whole in a language that has none yet", () => {
    for (const lang of LANGS) {
      for (const { couple, answer } of named.slice(0, 3)) {
        expect(toldIn(synastry({ ...couple, lang }, context))).toEqual(toldIn(answer));
      }
    }
  });
});

describe("a score follows from the figures that are sent with it", () => {
  test("synastry: 50 + 50 * sum(w s v) / sum(w s |v|) over the contacts of the answer", () => {
    for (const { answer } of named) {
      const { weights, values, hardConjunction } = answer.conventions.scoring;
      const terms = answer.interAspects.map(({ planet1, planet2, type, strength }) => {
        const [bodies, spared] = [hardConjunction.bodies, hardConjunction.unlessWith];
        const isHard =
          type === "CONJUNCTION" &&
          [planet1, planet2].some((name) => bodies.includes(name)) &&
          ![planet1, planet2].some((name) => spared.includes(name));
        const value = isHard ? hardConjunction.value : (values[type] ?? Number.NaN);
        return {
          value,
          weight: (weights[planet1] ?? Number.NaN) * (weights[planet2] ?? Number.NaN) * (strength / 100),
        };
      });
      const net = terms.reduce((sum, { weight, value }) => sum + weight * value, 0);
      const whole = terms.reduce((sum, { weight, value }) => sum + weight * Math.abs(value), 0);
      const exact = 50 + (50 * net) / whole;
      expect(Math.abs(answer.compatibilityScore - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
    }
  });

  test("compatibility: a field leads well above the middle, trails well below it, and names its own weightiest contact", () => {
    const scoreIn = (said: string, end: RegExp): number => Number(end.exec(said)?.[1] ?? Number.NaN);
    const answers = COUPLES.map(({ person1: { name: _1, ...person1 }, person2: { name: _2, ...person2 } }) =>
      compatibilityScore({ person1, person2 }, context),
    );
    for (const { interpretation = "", categories, conventions } of answers) {
      const spoken = Object.entries(categories).filter(([id]) => (conventions.categoryAspects[id] ?? []).length > 0);
      const scores = spoken.map(([, score]) => score);
      const [high, low] = [
        scoreIn(interpretation, / leads at (\d+)/),
        scoreIn(interpretation, /(?:last|low\w*|trails) at (\d+)/),
      ];
      const [most, least] = [Math.max(...scores), Math.min(...scores)];
      expect(high).toBe(most >= 55 ? most : Number.NaN);
      expect(low).toBe(least <= 45 ? least : Number.NaN);
      expect(interpretation.includes("most in its favor")).toBe(most >= 55);
    }
    expect(new Set(answers.map(({ interpretation }) => interpretation)).size).toBeGreaterThan(answers.length / 2);
  });

  test("compatibility: each category from the aspects named beside it, the whole from the categories", () => {
    for (const { person1: one, person2: two } of COUPLES) {
      const [{ name: _1, ...person1 }, { name: _2, ...person2 }] = [one, two];
      const { categories, overallScore, conventions } = compatibilityScore({ person1, person2 }, context);
      const { values, hardConjunction } = conventions.scoring;
      for (const [category, aspects] of Object.entries(conventions.categoryAspects)) {
        const terms = aspects.map(({ planet1, planet2, type, strength }) => {
          const isHard =
            type === "CONJUNCTION" && [planet1, planet2].includes("Mars") && planet1 !== "Venus" && planet2 !== "Venus";
          return (strength / 100) * (isHard ? hardConjunction.value : (values[type] ?? Number.NaN));
        });
        const mean = terms.length === 0 ? 0 : terms.reduce((sum, term) => sum + term, 0) / terms.length;
        const score = Object.entries(categories).find(([id]) => id === category)?.[1] ?? Number.NaN;
        expect(Math.abs(score - (50 + 50 * mean)), category).toBeLessThanOrEqual(0.5 + 1e-9);
      }
      const weighed = Object.entries(categories).map(
        ([id, score]) => score * (conventions.categoryWeights[id] ?? Number.NaN),
      );
      expect(overallScore).toBe(Math.round(weighed.reduce((sum, part) => sum + part, 0) / 100));
    }
  });

  test("both operations say what they measure, and name each other", () => {
    for (const { person1: one, person2: two } of COUPLES.slice(0, 2)) {
      const [{ name: _1, ...person1 }, { name: _2, ...person2 }] = [one, two];
      const couple = { person1, person2 };
      expect(compatibilityScore(couple, context).conventions.scoring.measures).toContain("synastry score");
      expect(synastry(couple, context).conventions.scoring.measures).toContain("compatibility score");
    }
  });
});

describe("a composite as it is told", () => {
  const answers = COUPLES.map(({ person1: one, person2: two }) => {
    const [{ name: _1, ...person1 }, { name: _2, ...person2 }] = [one, two];
    return compositeChart({ person1, person2 }, context);
  });

  test("reads the pair, never a generation or a biography", () => {
    const said = JSON.stringify(en.messages["composite"]);
    expect(said).not.toMatch(
      /generation|age group|your years|your age\b|contemporar|born (?:near|about|around)|grew up|each of you once|hurt each of you/i,
    );
  });

  test("no sentence comes twice, and the summary has at most 250 words", () => {
    for (const { interpretation, compositePlanets } of answers) {
      expect(repeatedSentences([interpretation, compositePlanets.map((body) => body.compositeInterpretation)])).toEqual(
        [],
      );
      expect(wordCount(interpretation.summary ?? "")).toBeLessThan(250);
    }
  });

  test("has a paragraph for any two elements, any rising sign and any fullest house", () => {
    const houses = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
    expect(unwritten(en, [["composite"], ["summary"], ["lights"], ELEMENTS, ELEMENTS])).toEqual([]);
    expect(unwritten(en, [["composite"], ["summary"], ["rising"], SIGN_IDS])).toEqual([]);
    expect(unwritten(en, [["composite"], ["summary"], ["house"], houses])).toEqual([]);
    expect(Object.keys(ASPECTS)).toHaveLength(9);
  });
});
