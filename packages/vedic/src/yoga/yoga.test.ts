import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at, createContext } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { detectedYogas, yogaCatalogue, yogaEntry } from "../index";
import { en } from "../texts/en";
import { YOGAS } from "./catalogue";
import { DETECTED_IDS, detectIn } from "./detect";
import type { YogaScene } from "./scene";

type Row = [
  lagna: number,
  navamsaLagna: number,
  signs: number[],
  retrograde: number[],
  combust: number[],
  isWaxing: boolean,
  present: string[],
  givesWay: string[],
];

/** 1400 made-up charts, told by tools/reference_yogas.py from the words of the rules. */
const rows: Row[] = JSON.parse(readFileSync(new URL("./fixtures/reference.json", import.meta.url), "utf8"));

function each<Value>(value: (id: GrahaId, index0: number) => Value): Record<GrahaId, Value> {
  const [sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu] = GRAHA_IDS;
  const of = (id: GrahaId): Value => value(id, GRAHA_IDS.indexOf(id));
  return {
    sun: of(sun),
    moon: of(moon),
    mars: of(mars),
    mercury: of(mercury),
    jupiter: of(jupiter),
    venus: of(venus),
    saturn: of(saturn),
    rahu: of(rahu),
    ketu: of(ketu),
  };
}

function sceneOf([lagnaSign0, navamsaLagnaSign0, signs, retrograde, combust, isWaxing]: Row): YogaScene {
  return {
    lagnaSign0,
    navamsaLagnaSign0,
    sign0: each((_, index0) => at(signs, index0)),
    house: each((_, index0) => ((at(signs, index0) - lagnaSign0 + 12) % 12) + 1),
    isRetrograde: each((_, index0) => retrograde.includes(index0)),
    combust: GRAHA_IDS.filter((_, index0) => combust.includes(index0)),
    isWaxing,
  };
}

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const BIRTH = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

describe("the yogas looked for", () => {
  it("are those of a second implementation in 1400 made-up charts, suppressed ones included", () => {
    for (const row of rows) {
      const found = detectIn(sceneOf(row));
      expect(
        found
          .filter(({ isPresent }) => isPresent)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(row[6]);
      expect(
        found
          .filter(({ suppressedBy }) => suppressedBy !== undefined)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(row[7]);
    }
  });

  it("are each met in one of those charts and missed in another", () => {
    const met = new Set(rows.flatMap((row) => [...row[6], ...row[7]]));
    expect([...met].sort()).toEqual([...DETECTED_IDS].sort());
    for (const id of DETECTED_IDS) expect(rows.some((row) => !row[6].includes(id))).toBe(true);
  });

  it("are 48 in a fixed order, with 12 and 4 classical ones and 32 of shape", () => {
    const { yogas, total } = detectedYogas(BIRTH, context);
    expect(yogas.map(({ id }) => id)).toEqual([...DETECTED_IDS]);
    expect(yogas.filter(({ family }) => family === "classical")).toHaveLength(16);
    expect(yogas.filter(({ present }) => present)).toHaveLength(total);
  });

  it("name what makes a present one and what breaks an absent one", () => {
    const yogas = new Map(detectedYogas(BIRTH, context).yogas.map((yoga) => [yoga.id, yoga]));
    // Venus in Taurus, the tenth from a Leo Lagna; Jupiter in Gemini, the eighth from a Scorpio Moon
    expect(yogas.get("malavya")).toMatchObject({
      present: true,
      evidence: "Venus is in its own sign; Venus stands in the 10th house.",
    });
    expect(yogas.get("gajakesari")).toMatchObject({ present: false });
    expect(yogas.get("gajakesari")?.evidence).toMatch(/^Jupiter stands 8th from the Moon/);
    for (const { present, conditions, suppressedBy } of yogas.values()) {
      if (suppressedBy !== undefined) continue;
      const unmet = conditions.filter(({ met }) => !met).length;
      expect(unmet === 0).toBe(present);
    }
  });

  it("say which rules of the catalogue made wealth or want", () => {
    const want = rows.find((row) => row[6].includes("daridra"));
    const found = want && detectIn(sceneOf(want)).find(({ id }) => id === "daridra");
    expect(found?.matched?.length).toBeGreaterThan(0);
    expect(found?.matched).not.toContain("daridra-8");
  });

  it("read such a yoga by the rules that made it", () => {
    // the Sun, lord of the Lagna, with Jupiter, lord of the 8th, under Saturn's sight
    const daridra = detectedYogas(BIRTH, context).yogas.find(({ id }) => id === "daridra");
    expect(daridra?.matchedRules).toEqual(["daridra-7"]);
    expect(daridra?.result?.split("\n\n")[0]).toBe(yogaEntry({ id: "daridra-7" }, context).result);
  });
});

describe("the catalogue of yogas", () => {
  it("has 301, each with its own name and both its texts", () => {
    expect(yogaCatalogue({}, context).total).toBe(301);
    expect(new Set(YOGAS.map(({ name }) => name)).size).toBe(301);
    const entries = YOGAS.map(({ id }) => yogaEntry({ id }, context));
    for (const field of ["description", "result"] as const) {
      expect(new Set(entries.map((entry) => entry[field])).size).toBe(301);
    }
  });

  it.each([
    ["asraya", 3],
    ["dala", 2],
    ["akriti", 20],
    ["sankhya", 7],
    ["classical", 0],
  ] as const)("keeps the family %s: %d", (family, total) => {
    expect(yogaCatalogue({ family }, context)).toMatchObject({ total });
  });

  it("numbers its rows as Raman does, with mala from Parashara alone", () => {
    expect(yogaEntry({ id: "gohanta" }, context).source).toMatch(/no\. 300$/);
    expect(yogaEntry({ id: "srik" }, context).source).toMatch(/no\. 101$/);
    expect(yogaEntry({ id: "sarpa" }, context).source).toMatch(/no\. 102$/);
    expect(yogaEntry({ id: "mala" }, context).source).toBe("Brihat Parashara Hora Shastra 35");
  });

  it.each(["Gajakesari", "GAJAKESARI yoga", "gaja kesari", " gajakesari "])("finds %j", (id) => {
    expect(yogaEntry({ id }, context)).toMatchObject({ id: "gajakesari", quality: "Positive" });
  });

  it("refuses an unknown id and says where the ids are", () => {
    expect(() => yogaEntry({ id: "elephant" }, context)).toThrow(
      /There is no yoga "elephant".+GET \/vedic-astrology\/yoga/,
    );
  });
});
