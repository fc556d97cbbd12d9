import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { DetectedYogas, UncertainDetectedYogas } from "../types";
import { detectedYogas } from "./detect-operation";
import { uncertainYogasOutput } from "./open-present";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const OTHERS = [
  ["Delhi, the Moon leaves Scorpio", DELHI],
  ["Leipzig", { ...DELHI, date: "2001-11-30", latitude: 51.34, longitude: 12.37, timezone: 1 }],
  // Jupiter behind the Sun's disc
  ["Sydney, Jupiter behind the Sun", { ...DELHI, date: "2019-12-27", latitude: -33.9, longitude: 151.2, timezone: 11 }],
] as const;

const at = (birth: (typeof OTHERS)[number][1], local: string): DetectedYogas =>
  detectedYogas({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

function expectYogas(open: UncertainDetectedYogas, birth: (typeof OTHERS)[number][1], count: number): void {
  for (const local of timesThrough(open.birthTime, count)) {
    const known = at(birth, local);
    const own = new Map(known.yogas.map((yoga) => [yoga.id, yoga]));
    for (const yoga of open.yogas) {
      expect([local, yoga.id, own.get(yoga.id)?.present]).toEqual([local, yoga.id, yoga.present]);
      if (yoga.evidence !== undefined) {
        const { present, evidence, conditions } = own.get(yoga.id) ?? {};
        expect([present, evidence, conditions]).toEqual([yoga.present, yoga.evidence, yoga.conditions]);
      }
    }
    for (const { id, present } of open.undecidedYogas) {
      const isThere = present.some(({ from, to }) => from <= local && local <= to);
      expect([local, id, own.get(id)?.present]).toEqual([local, id, isThere]);
    }
    expect(known.total).toBeGreaterThanOrEqual(open.total.least);
    expect(known.total).toBeLessThanOrEqual(open.total.most);
  }
}

describe.each(OTHERS)("%s, the time unknown", (_, birth) => {
  const open = detectedYogas(birth, context);

  test("every time of that day has the yogas that hold, and the others at the times told", () => {
    expectYogas(open, birth, 17);
    for (const { id, decidedBy } of open.undecidedYogas) {
      if (["sunapha", "anapha", "kemadruma", "budhaaditya", "rajju"].includes(id)) expect(decidedBy).toBe("grahas");
      if (["ruchaka", "lakshmi", "yupa"].includes(id)) expect(decidedBy).toBe("lagna");
    }
  });

  test("tells each of the 48 once, and is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainYogasOutput.strict().parse(told)).toEqual(told);
    const ids = [...open.yogas, ...open.undecidedYogas].map(({ id }) => id);
    expect(new Set(ids).size).toBe(48);
    expect(ids).toHaveLength(48);
    expect(open.undecidedCount).toBe(open.undecidedYogas.length);
    expect(open.birthDetails).not.toHaveProperty("time");
  });
});

test("of a quarter of an hour most yogas hold, with what makes or breaks them", () => {
  const open = detectedYogas({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  expectYogas(open, DELHI, 7);
  expect(open.yogas.length).toBeGreaterThan(44);
  expect(open.yogas.filter(({ evidence }) => evidence !== undefined).length).toBeGreaterThan(40);
});
