import { BODY_IDS, type BodyId, type ChartBody } from "@almagest/sky";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASPECT_IDS, type AspectId } from "../aspects/table";
import { aspectsAmong, type ChartAspect } from "../chart/aspects";
import { highlightsOf, interAspects } from "./inter-aspects";
import { balanceScore, bandOf } from "./score";
import { contactThemes } from "./themes";
import { ASPECT_VALUES, aspectValue, BODY_WEIGHTS, importanceOf } from "./value";

const contact = (first: BodyId, aspect: AspectId, second: BodyId, strength = 100): ChartAspect => ({
  first,
  second,
  aspect,
  strength,
  orbDeg: 0,
  applying: false,
});

const bodyAt = (id: BodyId, longitudeDeg: number): ChartBody => ({
  id,
  longitudeDeg,
  latitudeDeg: 0,
  speedDegPerDay: 0.1,
});

const charts = fc
  .array(
    fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
    { minLength: 14, maxLength: 14 },
  )
  .map((longitudes) => BODY_IDS.map((id, index0) => bodyAt(id, longitudes[index0] ?? 0)));

const swapped = (aspects: readonly ChartAspect[]): ChartAspect[] =>
  aspects.map((aspect) => ({ ...aspect, first: aspect.second, second: aspect.first }));

describe("the value of an aspect", () => {
  test("a conjunction with Mars, Saturn or Pluto counts against, unless Venus or Jupiter is the other", () => {
    expect(aspectValue(contact("sun", "conjunction", "moon"))).toBe(0.5);
    expect(aspectValue(contact("saturn", "conjunction", "moon"))).toBe(-0.25);
    expect(aspectValue(contact("venus", "conjunction", "mars"))).toBe(0.5);
    expect(aspectValue(contact("pluto", "conjunction", "jupiter"))).toBe(0.5);
    expect(aspectValue(contact("mars", "conjunction", "mars"))).toBe(-0.25);
  });

  // docs/conventions.md, "Value of an aspect".
  test.each([
    ["trine", 1],
    ["sextile", 0.75],
    ["conjunction", 0.5],
    ["semi-sextile", 0.1],
    ["quincunx", -0.2],
    ["semi-square", -0.3],
    ["sesquiquadrate", -0.3],
    ["opposition", -0.5],
    ["square", -0.75],
  ] as const)("of a %s between the lights is %d", (aspect, value) => {
    expect(aspectValue(contact("sun", aspect, "moon"))).toBe(value);
    expect(ASPECT_VALUES[aspect]).toBe(value);
  });

  // docs/conventions.md, "Importance of a body".
  test.each([
    [3, ["sun", "moon"]],
    [2.5, ["venus", "mars"]],
    [2, ["mercury"]],
    [1.5, ["jupiter", "saturn"]],
    [1, ["uranus", "neptune", "pluto", "north-node", "south-node"]],
    [0.5, ["chiron", "lilith"]],
  ] as const)("a body has the weight %d as %s", (weight, bodies) => {
    expect(BODY_IDS.filter((id) => BODY_WEIGHTS[id] === weight).sort()).toEqual([...bodies].sort());
  });

  test("importance is the product of the weights and the closeness", () => {
    expect(importanceOf(contact("sun", "trine", "moon", 50))).toBe(4.5);
    expect(importanceOf(contact("chiron", "trine", "lilith"))).toBe(0.25);
  });
});

describe("the balance score", () => {
  test("is 50 without any aspect, and with aspects at the very edge of their orbs alone", () => {
    expect(balanceScore([])).toBe(50);
    expect(balanceScore([contact("sun", "square", "moon", 0)])).toBe(50);
  });

  test("is 100 where everything speaks for, 0 where everything speaks against", () => {
    expect(balanceScore([contact("sun", "trine", "moon", 1), contact("venus", "sextile", "mars", 80)])).toBe(100);
    expect(balanceScore([contact("sun", "square", "moon", 1), contact("moon", "quincunx", "mars", 80)])).toBe(0);
  });

  test("weighs by hand: Sun trine Moon exact against Venus square Mars at half strength", () => {
    // 9 * 1 = 9 for, 6.25 * 0.5 * 0.75 = 2.34375 against: 50 + 50 * 6.65625 / 11.34375 = 79.34
    expect(balanceScore([contact("sun", "trine", "moon"), contact("venus", "square", "mars", 50)])).toBe(79);
  });

  test("stays within 0 and 100, and swapping the people does not change it", () => {
    fc.assert(
      fc.property(charts, charts, (one, two) => {
        const there = interAspects(one, two);
        const score = balanceScore(there);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Number.isInteger(score)).toBe(true);
        expect(balanceScore(interAspects(two, one))).toBe(score);
        expect(balanceScore(swapped(there))).toBe(score);
      }),
    );
  });

  test("of identical charts is that of the natal aspects counted twice and fourteen exact conjunctions", () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const natal = aspectsAmong(chart);
        const nodes = interAspects(chart.slice(10, 11), chart.slice(11, 12));
        const own = BODY_IDS.map((id) => contact(id, "conjunction", id));
        expect(balanceScore(interAspects(chart, chart))).toBe(
          balanceScore([...own, ...natal, ...swapped(natal), ...nodes, ...swapped(nodes)]),
        );
      }),
    );
  });

  test.each([
    [0, "strained"],
    [34, "strained"],
    [35, "uneven"],
    [49, "uneven"],
    [50, "mixed"],
    [64, "mixed"],
    [65, "warm"],
    [79, "warm"],
    [80, "easy"],
    [100, "easy"],
  ] as const)("%d reads as %s", (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe("aspects between two charts", () => {
  test("are those of every body with every body, the same pair of nodes included", () => {
    const all = BODY_IDS.map((id) => bodyAt(id, 100));
    expect(interAspects(all, all)).toHaveLength(196);
    expect(new Set(interAspects(all, all).map(({ aspect }) => aspect))).toEqual(new Set(["conjunction"]));
  });

  test("of swapped people are the same with the sides swapped", () => {
    fc.assert(
      fc.property(charts, charts, (one, two) => {
        const key = ({ first, second, aspect, orbDeg }: ChartAspect): string =>
          `${first} ${second} ${aspect} ${orbDeg}`;
        const there = interAspects(one, two).map(key).sort();
        expect(swapped(interAspects(two, one)).map(key).sort()).toEqual(there);
      }),
    );
  });

  test("highlights name a pair of bodies once a side, five at most, by importance, and do not depend on the order", () => {
    fc.assert(
      fc.property(charts, charts, (one, two) => {
        const { strengths, challenges } = highlightsOf(interAspects(one, two));
        for (const side of [strengths, challenges]) {
          expect(side.length).toBeLessThanOrEqual(5);
          const pairs = side.map(({ first, second }) => [first, second].sort().join());
          expect(new Set(pairs).size).toBe(pairs.length);
          const weights = side.map(importanceOf);
          expect([...weights].sort((a, b) => b - a)).toEqual(weights);
        }
        expect(strengths.every((aspect) => aspectValue(aspect) > 0)).toBe(true);
        expect(challenges.every((aspect) => aspectValue(aspect) < 0)).toBe(true);
        const back = highlightsOf(interAspects(two, one));
        const named = ({ first, second, aspect }: ChartAspect): string => `${[first, second].sort()} ${aspect}`;
        expect(back.strengths.map(named)).toEqual(strengths.map(named));
        expect(back.challenges.map(named)).toEqual(challenges.map(named));
      }),
    );
  });

  test("without aspects there is nothing to highlight", () => {
    expect(highlightsOf([])).toEqual({ strengths: [], challenges: [] });
    expect(ASPECT_IDS.filter((id) => highlightsOf([contact("sun", id, "moon")]).strengths.length > 0)).toEqual([
      "conjunction",
      "trine",
      "sextile",
    ]);
  });
});

describe("the themes of two charts", () => {
  test("lead with a contact of their own tone, and with both sides where they are mixed", () => {
    let told = 0;
    fc.assert(
      fc.property(charts, charts, (one, two) => {
        for (const { tone, leading, help, strain, score } of contactThemes(interAspects(one, two))) {
          told += 1;
          const value = aspectValue(leading);
          if (tone === "bright") expect([value >= 0.3, score > -0.3]).toEqual([true, true]);
          if (tone === "hard") expect([value <= -0.3, score < 0.3]).toEqual([true, true]);
          if (tone === "close") expect(leading.aspect).toBe("conjunction");
          if (tone === "mixed") expect([help, strain]).not.toContain(undefined);
          expect([leading.first, leading.second]).not.toContain("south-node");
        }
      }),
      { numRuns: 300 },
    );
    expect(told).toBeGreaterThan(500);
  });
});
