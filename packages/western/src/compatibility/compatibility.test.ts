import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { type BodyId, SIGN_IDS } from "@almagest/sky";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AspectId } from "../aspects/table";
import type { ChartAspect } from "../chart/aspects";
import { synastry } from "../synastry/operation";
import { ELEMENTS } from "../tables/zodiac";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { ARCHETYPE_IDS, type ArchetypeGrounds, archetypeOf } from "./archetype";
import { CATEGORIES, CATEGORY_IDS, type CategoryScores, categoryScores, overallScore } from "./categories";
import { computeCompatibility } from "./compute";
import { compatibilityScore } from "./operation";
import { COMPARED_BODIES, signPairText } from "./reading";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });

const ALEX = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const JORDAN = { date: "1992-03-20", time: "09:15:00", latitude: 34.0522, longitude: -118.2437, timezone: -8 };

const contact = (first: BodyId, aspect: AspectId, second: BodyId, strength = 100): ChartAspect => ({
  first,
  second,
  aspect,
  strength,
  orbDeg: 0,
  applying: false,
});

const EVEN: CategoryScores = { romantic: 50, emotional: 50, intellectual: 50, physical: 50, spiritual: 50 };

const MAJOR = ["CONJUNCTION", "SEXTILE", "SQUARE", "TRINE", "OPPOSITION"];

describe("category scores", () => {
  test("are 50, each and overall, without any aspect", () => {
    expect(categoryScores([])).toEqual(EVEN);
    expect(overallScore(EVEN)).toBe(50);
    expect(categoryScores([contact("saturn", "square", "pluto")])).toEqual(EVEN);
  });

  test("the published example: 78, 65, 70, 80 and 60 make 72", () => {
    const scores = { romantic: 78, emotional: 65, intellectual: 70, physical: 80, spiritual: 60 };
    expect(overallScore(scores)).toBe(72);
  });

  test("the weights make a whole", () => {
    expect(CATEGORY_IDS.reduce((sum, id) => sum + CATEGORIES[id].weight, 0)).toBe(100);
  });

  test("read their pairs in both directions, as the mean of what is found", () => {
    const scores = categoryScores([
      contact("sun", "trine", "moon"),
      contact("moon", "square", "sun", 50),
      contact("mercury", "sextile", "mercury"),
      contact("mars", "conjunction", "sun"),
      contact("jupiter", "opposition", "sun", 80),
    ]);
    // romantic (1 - 0.375) / 2 = 0.3125; physical: a conjunction with Mars; spiritual -0.4
    expect(scores).toEqual({ romantic: 66, emotional: 50, intellectual: 88, physical: 38, spiritual: 30 });
  });

  test("all trines exact give 100, all squares exact 13, and no set leaves 0 to 100", () => {
    const every = (aspect: AspectId): ChartAspect[] =>
      CATEGORY_IDS.flatMap((id) => CATEGORIES[id].pairs.map(([low, high]) => contact(low, aspect, high)));
    expect(overallScore(categoryScores(every("trine")))).toBe(100);
    expect(overallScore(categoryScores(every("square")))).toBe(13);
  });
});

describe("archetypes", () => {
  const grounds = (change: Partial<ArchetypeGrounds>): ArchetypeGrounds => ({
    overall: 60,
    scores: EVEN,
    counts: { harmonious: 10, challenging: 10, neutral: 0 },
    dominant1: "fire",
    dominant2: "fire",
    ...change,
  });

  test.each([
    ["kindred-spirits", { overall: 80 }],
    ["balancers", { overall: 79 }],
    ["power-couple", { scores: { ...EVEN, physical: 70 } }],
    ["balancers", { scores: { ...EVEN, physical: 69 } }],
    ["nurturers", { scores: { ...EVEN, emotional: 90, physical: 90 } }],
    ["mystics", { scores: { ...EVEN, spiritual: 71 } }],
    ["adventurers", { scores: { ...EVEN, intellectual: 100 } }],
    ["growth-partners", { overall: 49, counts: { harmonious: 3, challenging: 4, neutral: 0 } }],
    ["balancers", { overall: 49, counts: { harmonious: 4, challenging: 4, neutral: 0 } }],
    ["opposites-attract", { overall: 50, dominant2: "water" as const }],
    ["balancers", { overall: 50, dominant2: "air" as const }],
    ["balancers", { overall: 49, dominant2: "earth" as const }],
    ["balancers", { scores: { ...EVEN, romantic: 95 } }],
  ] as const)("%s where %j", (id, change) => {
    expect(archetypeOf(grounds(change))).toBe(id);
  });

  test("every one has a description of its own", () => {
    const said = ARCHETYPE_IDS.map((id) => texts.text(`compatibility.archetype.${id}`, { top: "emotional" }));
    expect(new Set(said).size).toBe(8);
  });
});

describe("the compatibility of two people", () => {
  const answer = compatibilityScore({ person1: ALEX, person2: JORDAN }, context);

  test("names where Sun, Moon, Venus and Mars of both stand, in lower case", () => {
    expect(answer.persons.person1.sun).toEqual({ sign: "cancer", signLocalized: undefined, degree: 23.044271 });
    expect(answer.persons.person2.mars).toMatchObject({ sign: "aquarius", degree: 24.290999 });
    expect(answer.signCompatibility.venus).toMatchObject({ person1Sign: "gemini", person2Sign: "pisces" });
    expect(answer.signCompatibility.sun.description).toContain("Cancer");
  });

  test("counts ten planets by element, and names the shared one", () => {
    // Alex: fire Moon, Mercury; earth Mars, Saturn, Uranus, Neptune; air Venus; water Sun, Jupiter, Pluto
    expect(answer.elementBalance).toMatchObject({
      person1: { fire: 2, earth: 4, air: 1, water: 3 },
      person2: { fire: 2, earth: 3, air: 3, water: 2 },
      sharedElement: "earth",
    });
  });

  test("key aspects are of Sun to Saturn, strongest first, ten at most", () => {
    const names = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"];
    expect(answer.keyAspects).toHaveLength(10);
    for (const { planet1, planet2, description } of answer.keyAspects) {
      expect(names).toContain(planet1);
      expect(names).toContain(planet2);
      expect(description).toMatch(/\.$/);
    }
    const strengths = answer.keyAspects.map(({ strength }) => strength);
    expect([...strengths].sort((a, b) => b - a)).toEqual(strengths);
  });

  test("key aspects are majors, and leave out none of the couple's own Sun, Moon, Venus and Mars", () => {
    const own = ["Sun", "Moon", "Venus", "Mars"];
    for (let index0 = 0; index0 < 40; index0++) {
      const person1 = { ...ALEX, date: `${1960 + index0}-0${1 + (index0 % 9)}-11` };
      const person2 = { ...JORDAN, date: `${2000 - index0}-0${1 + ((index0 * 5) % 9)}-23` };
      const { keyAspects } = compatibilityScore({ person1, person2 }, context);
      const between = synastry({ person1, person2 }, context).interAspects.filter(
        ({ planet1, planet2, type }) => own.includes(planet1) && own.includes(planet2) && MAJOR.includes(type),
      );
      const named = keyAspects.map(({ planet1, planet2 }) => `${planet1} ${planet2}`);
      for (const { planet1, planet2 } of between.slice(0, 10)) {
        if (between.length <= 10) expect(named).toContain(`${planet1} ${planet2}`);
      }
      expect(keyAspects.every(({ type }) => MAJOR.includes(type))).toBe(true);
    }
  });

  test("charts that no element leads are told by what differs or what they have together", () => {
    let told = 0;
    for (let index0 = 0; index0 < 120; index0++) {
      const person1 = { ...ALEX, date: `${1960 + (index0 % 60)}-0${1 + (index0 % 9)}-1${index0 % 9}` };
      const person2 = { ...JORDAN, date: `${2000 - (index0 % 50)}-0${1 + ((index0 * 5) % 9)}-23` };
      const {
        person1: first,
        person2: second,
        description = "",
      } = compatibilityScore({ person1, person2 }, context).elementBalance;
      expect(description).not.toMatch(/No single element/);
      const [, element, more, fewer] =
        /(?:In|in|with \d planets in|water that) ?(fire|earth|air|divides)?.*?(\d) planets? (?:against|to) (\d)/i.exec(
          description,
        ) ?? [];
      const sum = /(\d+) of (?:twenty|them|your)|planets, (\d+) of them/.exec(description);
      if (more !== undefined && fewer !== undefined && element !== undefined && element !== "divides") {
        told++;
        const counts = [first, second].map(
          (one) => one[element === "earth" ? "earth" : element === "air" ? "air" : "fire"],
        );
        expect(counts.toSorted()).toEqual([Number(fewer), Number(more)].toSorted());
      } else if (sum !== null) {
        told++;
        const sums = (["fire", "earth", "air", "water"] as const).map((id) => first[id] + second[id]);
        expect(Number(sum[1] ?? sum[2])).toBe(Math.max(...sums));
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  test("the overall score can be recomputed from the answer", () => {
    const { categories, conventions } = answer;
    const sum = CATEGORY_IDS.reduce((total, id) => total + (conventions.categoryWeights[id] ?? 0) * categories[id], 0);
    expect(answer.overallScore).toBe(Math.round(sum / 100));
    const { total, harmonious, challenging, neutral } = answer.aspectBreakdown;
    expect(harmonious + challenging + neutral).toBe(total);
  });

  test("dominant elements that differ share none", () => {
    const fiery = { ...ALEX, date: "1987-04-05" };
    const other = compatibilityScore({ person1: fiery, person2: JORDAN }, context);
    expect(other.elementBalance.sharedElement).toBeNull();
  });

  test("names are localized; without texts there is no prose", () => {
    const french = compatibilityScore({ person1: ALEX, person2: JORDAN, lang: "fr" }, context);
    expect(french.persons.person1.sun).toMatchObject({ sign: "cancer", signLocalized: "Cancer" });
    expect(french.persons.person2.sun).toMatchObject({ sign: "aries", signLocalized: "Bélier" });
    expect(french.archetype.labelLocalized).toBe("Les aventuriers");
    const bare = JSON.parse(
      JSON.stringify(compatibilityScore({ person1: ALEX, person2: JORDAN }, createContext({ ephemeris }))),
    );
    expect(bare).not.toHaveProperty("summary");
    expect(bare.archetype).toEqual({ label: "The Adventurers" });
  });

  test("scores stay within 0 and 100, and swapping the people changes none of them", () => {
    const dates = fc
      .tuple(fc.integer({ min: 1900, max: 2050 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}-28`);
    fc.assert(
      fc.property(dates, dates, (date1, date2) => {
        const person1 = { ...ALEX, date: date1, nodeType: "true" as const };
        const person2 = { ...JORDAN, date: date2, nodeType: "true" as const };
        const there = computeCompatibility({ person1, person2 }, { ephemeris });
        const back = computeCompatibility({ person1: person2, person2: person1 }, { ephemeris });
        for (const score of [there.overall, ...Object.values(there.scores)]) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
        expect(back.scores).toEqual(there.scores);
        expect(back.archetype).toBe(there.archetype);
        expect(back.counts).toEqual(there.counts);
        expect(back.keyAspects.map(({ first, second }) => [second, first])).toEqual(
          there.keyAspects.map(({ first, second }) => [first, second]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("identical charts: every same-body pair is an exact conjunction", () => {
    const { scores } = computeCompatibility(
      { person1: { ...ALEX, nodeType: "true" }, person2: { ...ALEX, nodeType: "true" } },
      { ephemeris },
    );
    // Sun 113.04 and Jupiter 112.62 conjoin at strength 95.75, both ways; Jupiter with itself at 100: 50 + 50 * 0.486
    expect(scores.spiritual).toBe(74);
    // Mars square neither itself nor, at 80.9°, the Sun within 10: (-0.25 + 2 * s * -0.75) / 3, s = 1 - 9.1070/10
    expect(scores.physical).toBe(44);
  });
});

describe("the texts of signs and elements", () => {
  test("every pair of signs has a text of its own for each of the four bodies", () => {
    const said = COMPARED_BODIES.flatMap((body) =>
      SIGN_IDS.flatMap((sign1, index0) =>
        SIGN_IDS.slice(index0).map((sign2) => signPairText(body, { sign1, sign2 }, texts)),
      ),
    );
    expect(said).toHaveLength(4 * 78);
    expect(new Set(said).size).toBe(said.length);
    expect(said.every((text) => text !== undefined && !text.includes("{"))).toBe(true);
  });

  test("every pair of elements has one", () => {
    const pairs = ELEMENTS.flatMap((low, index0) => ELEMENTS.slice(index0).map((high) => `${low}.${high}`));
    expect(pairs.every((pair) => texts.lookup(`compatibility.element.${pair}`) !== undefined)).toBe(true);
    expect(pairs).toHaveLength(10);
  });
});
