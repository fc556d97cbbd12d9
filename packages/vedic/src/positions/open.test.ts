import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { GrahaPositions } from "../types";
import { computeGrahaPositions } from "./compute";
import { uncertainPositionsOutput } from "./open";
import { grahaPositions } from "./positions";

const ephemeris = rememberedSky(swissEphemeris());
const context = createContext({ ephemeris, texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const DAYS = [
  ["Delhi, the Moon leaves Scorpio", DELHI],
  ["Leipzig, Mercury turns", { ...DELHI, date: "1995-01-26", latitude: 51.34, longitude: 12.37, timezone: 1 }],
  ["Tromsø in June", { ...DELHI, date: "1979-06-21", latitude: 69.65, longitude: 18.96, timezone: 2 }],
] as const;

type Birth = (typeof DAYS)[number][1];

const chartAt = (birth: Birth, local: string): GrahaPositions =>
  grahaPositions({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

const nameOf = (id: string): keyof GrahaPositions => {
  const found = (
    ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Lagna"] as const
  ).find((name) => name.toLowerCase() === id);
  if (found === undefined) throw new Error(`no point is called ${id}`);
  return found;
};

/** `moon.sign`, `lagna.pada`, `venus.isCombust` of the answer to a known time. */
const readAt = (birth: Birth) => (local: string) => {
  const answer = chartAt(birth, local);
  return (member: string): unknown => {
    const [id = "", part] = member.split(".");
    const point = answer[nameOf(id)];
    if (part === "nakshatra") return point.nakshatra.name;
    if (part === "pada") return point.nakshatra.pada;
    if (part === "sign") return point.rashi;
    return part === "isCombust" || part === "isRetrograde" || part === "awastha" ? point[part] : undefined;
  };
};

describe.each(DAYS)("%s, the time unknown", (_, birth) => {
  const open = grahaPositions(birth, context);

  test("has what every time of that day has, and the second of every change", () => {
    expectAgreement(open.birthTime, readAt(birth), 5);
  });

  test("has places, houses and states that every chart of the day has", () => {
    for (const local of timesThrough(open.birthTime, 5)) {
      const known = chartAt(birth, local);
      const moon0 = Math.floor(known.Moon.longitude / 30);
      const chart = open.charts.find(({ from, to }) => from <= local && local <= to);
      for (const graha of open.grahas) {
        const own = known[nameOf(graha.graha.toLowerCase())];
        if (graha.rashi !== undefined) expect(own.rashi).toBe(graha.rashi);
        if (graha.isCombust !== undefined) expect(own.isCombust).toBe(graha.isCombust);
        if (graha.isRetrograde !== undefined) expect(own.isRetrograde).toBe(graha.isRetrograde);
        if (graha.awastha !== undefined) expect(own.awastha).toBe(graha.awastha);
        if (graha.nakshatra !== undefined) expect(own.nakshatra).toMatchObject({ ...graha.nakshatra });
        const fromMoon = ((Math.floor(own.longitude / 30) - moon0 + 12) % 12) + 1;
        if (graha.houseFromMoon !== undefined) expect(fromMoon).toBe(graha.houseFromMoon);
        expect(chart?.houses[fromMoon - 1]).toMatchObject({ rashi: own.rashi });
        expect(chart?.houses[fromMoon - 1]?.grahas).toContain(graha.graha);
        const place = graha.possible?.findLast(({ from }) => from <= local);
        if (place !== undefined) expect([own.rashi, own.nakshatra.name]).toEqual([place.rashi, place.nakshatra]);
      }
    }
    for (const end of ["from", "to"] as const) {
      const known = chartAt(birth, open.birthTime[end]);
      for (const graha of open.grahas) {
        const { rashi, longitude } = known[nameOf(graha.graha.toLowerCase())];
        expect(graha[end]).toMatchObject({ rashi, longitude });
      }
    }
  });

  test("counts houses from the Moon, has none from a Lagna, and is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainPositionsOutput.strict().parse(told)).toEqual(told);
    expect(told).not.toHaveProperty("lagna");
    for (const graha of open.grahas) expect(graha).not.toHaveProperty("house");
    for (const { countedFrom, houses } of open.charts) {
      expect(countedFrom).toBe("Moon");
      expect(houses[0]?.grahas).toContain("Moon");
      expect(houses.flatMap(({ grahas }) => grahas)).toHaveLength(9);
    }
  });
});

test("of a quarter of an hour houses are the Lagna's where its sign holds, and the Moon's where it does not", () => {
  const open = grahaPositions({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  expectAgreement(open.birthTime, readAt(DELHI), 5);
  expect(open.lagna?.rashi).toBe(chartAt(DELHI, "1990-07-06T10:12:00").Lagna.rashi);
  expect(open.charts.map(({ countedFrom }) => countedFrom)).toEqual(["Lagna"]);
  for (const { graha, house } of open.grahas) {
    expect(house).toBe(chartAt(DELHI, "1990-07-06T10:20:00")[nameOf(graha.toLowerCase())].house);
  }
  const rising = open.birthTime.changes.some(({ member }) => member === "lagna.sign");
  expect(rising).toBe(false);
  const divided = grahaPositions({ ...DELHI, timeFrom: "10:00:00", timeTo: "13:00:00" }, context);
  expect(divided).not.toHaveProperty("lagna");
  expect(divided.charts[0]?.countedFrom).toBe("Moon");
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(grahaPositions);
  const input = { ...DELHI, time: "10:12:00", ayanamsa: "lahiri" } as const;
  const parsed = operation.parse({ flat: input });
  const { chart } = computeGrahaPositions(input, { ephemeris });
  const told = parsed.ok ? operation.run(parsed.value, context) : undefined;
  expect(told).not.toHaveProperty("birthTime");
  expect(JSON.parse(JSON.stringify(told))).toMatchObject({
    Lagna: { longitude: Math.round(chart.lagnaDeg * 1e6) / 1e6, frame: { ayanamsa: "lahiri" } },
  });
});
