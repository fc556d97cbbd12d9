import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { DivisionalChart } from "../types";
import { uncertainDivisionalOutput, uncertainNavamsaOutput } from "./open-present";
import { divisionalChart, navamsa } from "./operations";
import type { Division } from "./sign";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const chartAt = (local: string, division: Division): DivisionalChart =>
  divisionalChart({ ...DELHI, date: local.slice(0, 10), time: local.slice(11), division }, context);

const pointOf = ({ chart }: DivisionalChart, id: string) => {
  const found = Object.entries(chart.meta).find(([name]) => name.toLowerCase() === id.toLowerCase());
  if (found === undefined) throw new Error(`no point is called ${id}`);
  return found[1];
};

const SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

/** `d9.moon.sign`, `moon.sign` or `mars.isRetrograde` of the chart of a known time. */
const readAt = (division: Division) => (local: string) => {
  const answer = chartAt(local, division);
  return (member: string): unknown => {
    const path = member.split(".");
    if (path.length === 3) return pointOf(answer, path[1] ?? "").rashi;
    const point = pointOf(answer, path[0] ?? "");
    return path[1] === "isRetrograde" ? point.isRetrograde : SIGNS[Math.floor(point.longitude / 30)];
  };
};

describe.each([9, 2, 10, 30, 60] as const)("D%d of an unknown time", (division) => {
  const open = divisionalChart({ ...DELHI, division }, context);

  test("has the signs that every chart of the day has", () => {
    if (division === 9) {
      // the Lagna has too many changes to ask for both seconds of each
      const ofGrahas = open.birthTime.changes.filter(({ member }) => !member.startsWith("d9.lagna"));
      expectAgreement({ ...open.birthTime, changes: ofGrahas }, readAt(9), 5);
      expect(open.birthTime.changes.length - ofGrahas.length).toBeGreaterThan(100);
    } else {
      expectAgreement(open.birthTime, readAt(division), 5);
      expect(open.birthTime.counted?.map(({ member }) => member)).toContain(`d${division}.lagna.sign`);
    }
    for (const local of timesThrough(open.birthTime, 5)) {
      const known = chartAt(local, division);
      for (const { graha, rashi, isVargottama, possible } of open.grahas) {
        const own = pointOf(known, graha);
        if (rashi !== undefined) expect([graha, own.rashi]).toEqual([graha, rashi]);
        if (isVargottama !== undefined)
          expect([graha, known.vargottama.includes(graha)]).toEqual([graha, isVargottama]);
        const place = possible?.findLast(({ from }) => from <= local);
        if (place !== undefined) expect([local, graha, own.rashi]).toEqual([local, graha, place.rashi]);
      }
    }
  });

  test("has no Lagna and no houses, and is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainDivisionalOutput.strict().parse(told)).toEqual(told);
    expect(open).not.toHaveProperty("lagna");
    for (const graha of open.grahas) expect(graha).not.toHaveProperty("house");
  });
});

test("the navamsa of a minute has its Lagna, its houses and the changes of an hour", () => {
  const open = navamsa({ ...DELHI, time: "10:18:00", timeAccuracyMinutes: 1 }, context);
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(uncertainNavamsaOutput.strict().parse(told)).toEqual(told);
  const known = chartAt("1990-07-06T10:18:30", 9);
  expect(open.lagna?.rashi).toBe(pointOf(known, "Lagna").rashi);
  for (const { graha, house } of open.grahas) expect(house).toBe(pointOf(known, graha).house);
  expect(open.vargottamaExplanation).toBeDefined();
  const hour = divisionalChart({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 30, division: 60 }, context);
  expectAgreement(hour.birthTime, readAt(60), 3);
  expect(hour.birthTime.counted).toBeUndefined();
  expect(hour.birthTime.changes.some(({ member }) => member === "d60.lagna.sign")).toBe(true);
});
