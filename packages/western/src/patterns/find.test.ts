import { BODY_IDS, type BodyId, type ChartBody } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { findPatterns } from "./find";
import type { Pattern } from "./model";

/** A sky with bodies at these longitudes, in canonical order. */
function sky(longitudes: Partial<Record<BodyId, number>>): readonly ChartBody[] {
  return BODY_IDS.flatMap((id) => {
    const longitudeDeg = longitudes[id];
    return longitudeDeg === undefined ? [] : [{ id, longitudeDeg, latitudeDeg: 0, speedDegPerDay: 0 }];
  });
}

const kinds = (longitudes: Partial<Record<BodyId, number>>): readonly string[] =>
  findPatterns(sky(longitudes)).map(({ kind }) => kind);
const only = (longitudes: Partial<Record<BodyId, number>>): Pattern | undefined => findPatterns(sky(longitudes))[0];

describe("grand trine", () => {
  test("three bodies in mutual trine in one element", () => {
    expect(only({ sun: 10, mars: 130, saturn: 250 })).toEqual({
      kind: "GRAND_TRINE",
      bodies: ["sun", "mars", "saturn"],
      element: "fire",
      dissociate: false,
      tightness: 100,
    });
  });
  test("out of its element it is dissociate and names none", () => {
    const found = only({ sun: 29, mars: 150, saturn: 269 });
    expect(found).toMatchObject({ kind: "GRAND_TRINE", dissociate: true });
    expect(found).not.toHaveProperty("element");
  });
  test("ends where one side is wider than 8°", () => {
    expect(kinds({ sun: 10, mars: 130, saturn: 258 })).toEqual(["GRAND_TRINE"]);
    expect(kinds({ sun: 10, mars: 130, saturn: 258.01 })).toEqual([]);
  });
});

describe("kite", () => {
  test("takes up its grand trine and puts the opposing body first", () => {
    const found = findPatterns(sky({ sun: 10, mars: 130, saturn: 250, pluto: 190 }));
    expect(found.map(({ kind }) => kind)).toEqual(["KITE"]);
    expect(found[0]).toMatchObject({ apex: "pluto", bodies: ["pluto", "sun", "mars", "saturn"], element: "fire" });
  });
  test("without the sextiles the grand trine stays", () => {
    expect(kinds({ sun: 10, mars: 130, saturn: 250, pluto: 197 })).toEqual(["GRAND_TRINE"]);
  });
});

describe("T-square", () => {
  test("an opposition and a body square both, the apex first", () => {
    expect(only({ moon: 0, jupiter: 180, venus: 90 })).toEqual({
      kind: "T_SQUARE",
      bodies: ["venus", "moon", "jupiter"],
      apex: "venus",
      modality: "cardinal",
      dissociate: false,
      tightness: 100,
    });
  });
  test("squares count up to 9°, the opposition up to 8°", () => {
    expect(kinds({ moon: 0, jupiter: 180, venus: 99 })).toEqual(["T_SQUARE"]);
    expect(kinds({ moon: 0, jupiter: 180, venus: 99.01 })).toEqual([]);
    expect(kinds({ moon: 0, jupiter: 188.01, venus: 94 })).toEqual([]);
  });
});

describe("grand cross", () => {
  const cross = { sun: 15, moon: 105, mars: 195, saturn: 285 };
  test("takes up the four T-squares of its members", () => {
    expect(findPatterns(sky(cross))).toEqual([
      {
        kind: "GRAND_CROSS",
        bodies: ["sun", "moon", "mars", "saturn"],
        modality: "cardinal",
        dissociate: false,
        tightness: 100,
      },
    ]);
  });
  test("a T-square with a fifth body stays beside it", () => {
    expect(kinds({ ...cross, pluto: 112 })).toEqual(["GRAND_CROSS", "GRAND_CROSS"]);
    expect(kinds({ ...cross, pluto: 24 }).filter((kind) => kind === "T_SQUARE").length).toBeGreaterThan(0);
  });
  test("one side out of orb leaves T-squares", () => {
    expect(kinds({ ...cross, saturn: 294.01 })).not.toContain("GRAND_CROSS");
  });
});

describe("yod", () => {
  test("a sextile with a body quincunx both, the apex first", () => {
    expect(only({ sun: 0, mars: 60, pluto: 210 })).toMatchObject({
      kind: "YOD",
      apex: "pluto",
      bodies: ["pluto", "sun", "mars"],
      tightness: 100,
    });
  });
  test("quincunxes count up to 3°", () => {
    expect(kinds({ sun: 0, mars: 60, pluto: 213 })).toEqual(["YOD"]);
    expect(kinds({ sun: 0, mars: 60, pluto: 213.01 })).toEqual([]);
  });
});

describe("mystic rectangle", () => {
  test("two oppositions joined by trines and sextiles", () => {
    expect(kinds({ sun: 0, mars: 180, moon: 60, saturn: 240 })).toEqual(["MYSTIC_RECTANGLE"]);
    expect(kinds({ sun: 0, mars: 180, moon: 120, saturn: 300 })).toEqual(["MYSTIC_RECTANGLE"]);
  });
  test("fails where one link is out of orb", () => {
    expect(kinds({ sun: 0, mars: 180, moon: 66.01, saturn: 246.01 })).toEqual([]);
  });
});

describe("stellium", () => {
  test("three bodies in one sign, however wide", () => {
    expect(only({ sun: 31, venus: 45, mars: 58 })).toMatchObject({
      kind: "STELLIUM",
      sign: "taurus",
      bodies: ["sun", "venus", "mars"],
      signs: ["taurus"],
    });
    expect(only({ sun: 31, venus: 45, mars: 58 })?.tightness).toBeCloseTo(10, 9);
  });
  test("three bodies within 10° over a sign border", () => {
    expect(only({ sun: 25, venus: 31, mars: 35 })).toMatchObject({
      kind: "STELLIUM",
      sign: "taurus",
      signs: ["aries", "taurus"],
      tightness: 0,
    });
    expect(kinds({ sun: 25, venus: 31, mars: 35.01 })).toEqual([]);
  });
  test("works across 0° Aries", () => {
    expect(only({ sun: 358, venus: 1, mars: 4 })).toMatchObject({ kind: "STELLIUM", sign: "aries" });
  });
  test("a group within a larger one is told once", () => {
    expect(kinds({ sun: 30, moon: 32, venus: 34, mars: 36 })).toEqual(["STELLIUM"]);
  });
});

test("an empty or small sky has none", () => {
  expect(findPatterns([])).toEqual([]);
  expect(kinds({ sun: 0, moon: 180 })).toEqual([]);
});

test("patterns come in the order of kinds", () => {
  const found = kinds({ sun: 10, mars: 130, saturn: 250, moon: 190, venus: 100, jupiter: 102, mercury: 104 });
  const order = ["GRAND_CROSS", "KITE", "GRAND_TRINE", "T_SQUARE", "YOD", "MYSTIC_RECTANGLE", "STELLIUM"];
  expect(found).toEqual([...found].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(found).toContain("KITE");
});
