import { LANGS, type Lang } from "@almagest/operation";
import type { Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inTurn } from "../../../../suites/strength";
import { indianChart } from "./indian/chart";
import { CHART_STYLES, type ChartStyle } from "./indian/data";
import { houseName, shortName, signNames } from "./words";

const GRAHAS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"] as const;

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

/** Nine grahas at longitudes, and the Lagna. */
function chart(
  style: ChartStyle,
  lagnaDeg: number,
  longitudes: readonly number[],
  lang: Lang = "en",
): readonly Shape[] {
  const figure = figureOf(style, lagnaDeg, longitudes, lang);
  expect(flawsOf(figure)).toEqual([]);
  return flat(figure.shapes);
}

function figureOf(
  style: ChartStyle,
  lagnaDeg: number,
  longitudes: readonly number[],
  lang: Lang,
): ReturnType<typeof indianChart> {
  return indianChart({
    style,
    lagnaSign0: Math.floor(lagnaDeg / 30),
    signs: signNames(lang),
    points: ["Lagna", ...GRAHAS].map((id, index0) => {
      const longitude = index0 === 0 ? lagnaDeg : (longitudes[index0 - 1] ?? 0);
      return {
        id,
        short: shortName(id, lang),
        label: id,
        sign0: Math.floor(longitude / 30),
        degree: longitude % 30,
        isRetrograde: index0 > 2,
        isLagna: index0 === 0,
      };
    }),
  });
}

/** The middle of a cell: of the corners of its outline. */
function middleOf(shapes: readonly Shape[], sign: number): { x: number; y: number } {
  const cell = shapes.find(
    ({ attributes, children }) => attributes["data-sign"] === sign && children?.[0]?.tag === "path",
  );
  const numbers = [...String(cell?.children?.[0]?.attributes["d"]).matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
  const sum = numbers.reduce((total, [, x, y]) => ({ x: total.x + Number(x), y: total.y + Number(y) }), { x: 0, y: 0 });
  return { x: sum.x / numbers.length, y: sum.y / numbers.length };
}

/** The sense in which cells follow each other around the middle: positive is clockwise on the page. */
function senseOf(middles: readonly { x: number; y: number }[]): number {
  return middles.reduce((sum, one, index0) => {
    const next = middles[(index0 + 1) % middles.length] ?? one;
    return sum + Math.sign((one.x - 270) * (next.y - 270) - (one.y - 270) * (next.x - 270));
  }, 0);
}

describe("the three styles", () => {
  const signs = Array.from({ length: 12 }, (_, sign0) => sign0 + 1);

  test("north: the first house is the upper diamond, and houses run counter-clockwise from it", () => {
    const shapes = chart(
      "north",
      195,
      GRAHAS.map(() => 3),
    );
    expect(middleOf(shapes, 7)).toEqual({ x: 270, y: 135 });
    const houses = signs.map((_, house0) => middleOf(shapes, ((6 + house0) % 12) + 1));
    expect(senseOf(houses)).toBe(-12);
  });

  test("south: Pisces stands upper left, and signs run clockwise, whatever rises", () => {
    for (const lagna of [5, 275]) {
      const shapes = chart(
        "south",
        lagna,
        GRAHAS.map(() => 3),
      );
      expect(middleOf(shapes, 12)).toEqual({ x: 67.5, y: 67.5 });
      expect(senseOf(signs.map((sign) => middleOf(shapes, sign)))).toBe(12);
    }
  });

  test("east: Aries stands above in the middle, and signs run counter-clockwise", () => {
    const shapes = chart(
      "east",
      100,
      GRAHAS.map(() => 3),
    );
    expect(middleOf(shapes, 1)).toEqual({ x: 270, y: 90 });
    expect(senseOf(signs.map((sign) => middleOf(shapes, sign)))).toBe(-12);
  });
});

describe.each(CHART_STYLES)("a chart of the style %s", (style) => {
  test("holds nine grahas and the Lagna in any one sign, in every language", () => {
    for (const lang of inTurn(LANGS, CHART_STYLES.indexOf(style), 2)) {
      for (let sign0 = 0; sign0 < 12; sign0 += 1)
        chart(
          style,
          sign0 * 30 + 15,
          GRAHAS.map((_, index0) => sign0 * 30 + index0 * 3.3),
          lang,
        );
    }
  });

  test("holds a cusp and nine grahas in any one house, in every language", () => {
    for (const lang of inTurn(LANGS, CHART_STYLES.indexOf(style), 2)) {
      for (let house = 1; house <= 12; house += 1) {
        const figure = indianChart({
          style,
          lagnaSign0: 4,
          signs: signNames(lang),
          houses: Array.from({ length: 12 }, (_, house0) => ({
            name: houseName(house0 + 1, lang),
            sign0: (house0 + 4) % 12,
            degree: 28.9,
          })),
          points: GRAHAS.map((id, index0) => ({
            id,
            short: `${shortName(id, lang)}*`,
            label: id,
            house,
            sign0: (house + 3) % 12,
            degree: 20 + index0,
            fromStartDeg: index0,
            isRetrograde: index0 > 2,
          })),
        });
        expect(flawsOf(figure)).toEqual([]);
        expect(figure.description.split(`${houseName(house, lang)}: `)[1]?.split(", ")).toHaveLength(9);
      }
    }
  });

  test("shows each graha once, in its sign, at its degree, in the order of degrees", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
          { minLength: 9, maxLength: 9 },
        ),
        fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
        (longitudes, lagna) => {
          const points = chart(style, lagna, longitudes).filter(
            ({ attributes }) => attributes["data-at"] !== undefined,
          );
          const told = points.map(({ attributes }) => [
            attributes["data-name"],
            attributes["data-sign"],
            attributes["data-at"],
          ]);
          const expected = GRAHAS.map((id, index0) => [
            id,
            Math.floor((longitudes[index0] ?? 0) / 30) + 1,
            (longitudes[index0] ?? 0) % 30,
          ]);
          expect(told).toEqual(
            expect.arrayContaining([...expected, ["Lagna", Math.floor(lagna / 30) + 1, lagna % 30]]),
          );
          expect(told).toHaveLength(10);
        },
      ),
      { numRuns: 100 },
    );
  });
});
