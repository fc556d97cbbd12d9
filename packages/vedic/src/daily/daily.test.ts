import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { type GocharaState, gocharaOf } from "./gochara";
import { vedicDailyReading } from "./operation";

const NOW = Date.parse("2026-11-22T06:00:00Z");
const context = createContext({ ephemeris: swissEphemeris(), now: NOW });
const ROHTAK = {
  birthDate: "1984-11-03",
  birthTime: "01:35:00",
  latitude: 28.8944,
  longitude: 76.5894,
  timezone: 5.5,
} as const;
const secondsApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;

describe("the contract's own example, 2026-06-21 for a birth in Aquarius", () => {
  const answer = vedicDailyReading({ ...ROHTAK, date: "2026-06-21" }, context);

  test("has its sunrise, limbs and windows within seven seconds of motion of another engine", () => {
    expect(secondsApart(answer.dayStart, "2026-06-20T23:55:43.685Z")).toBeLessThan(3);
    expect(secondsApart(answer.dayEnd, "2026-06-21T23:55:56.962Z")).toBeLessThan(3);
    const { tithi, nakshatra, yoga, karana } = answer.panchanga;
    expect([tithi.number, nakshatra.number, yoga.number, karana.number]).toEqual([7, 11, 16, 6]);
    expect(secondsApart(tithi.validTo, "2026-06-21T09:51:02.874Z")).toBeLessThan(8);
    expect(secondsApart(nakshatra.validTo, "2026-06-21T04:01:32.171Z")).toBeLessThan(8);
    expect(secondsApart(yoga.validTo, "2026-06-21T05:51:32.757Z")).toBeLessThan(8);
    expect(secondsApart(answer.chandrabala[0]?.validTo ?? "", "2026-06-21T10:10:08.968Z")).toBeLessThan(8);
    expect(answer.tara[0]).toMatchObject({ number: 6, name: "Sadhaka", quality: "favourable" });
    expect(answer.chandrabala.map(({ ashtamaChandra }) => ashtamaChandra)).toEqual([false, true]);
  });

  test("has its Moon obstructed from the second, its score of 22 and its nine judgments", () => {
    const moon = answer.grahas.find(({ graha }) => graha === "Moon");
    expect(moon).toMatchObject({
      sign: "Leo",
      houseFromMoon: 7,
      favourable: true,
      vedhaHouse: 2,
      obstructedBy: ["Saturn"],
      vedhaExempt: ["Mercury"],
      binduCount: 6,
      aspectedByMalefic: ["Mars"],
      state: "obstructed",
    });
    expect(moon?.longitude).toBeCloseTo(144.4294, 3);
    expect([answer.score, answer.verdict, answer.evaluated]).toEqual([22, "weak", 9]);
    expect(answer.tally.reduce((sum, { count }) => sum + count, 0)).toBe(9);
  });

  test("has Rahu's antardasha of 2024 to 2027 and money of six against three", () => {
    expect(answer.subject).toMatchObject({ janmaRashi: "Aquarius", janmaNakshatraNumber: 24 });
    expect(answer.subject.moonLongitude).toBeCloseTo(312.4808, 3);
    expect(answer.dasha.map(({ lord }) => lord)).toEqual(["Saturn", "Rahu", "Venus"]);
    expect(secondsApart(answer.dasha[1]?.startDate ?? "", "2024-08-10T12:05:00.000Z")).toBeLessThan(86_400);
    const { score, positive, negative } = answer.areas.finance;
    expect([score, positive, negative]).toEqual([67, 6, 3]);
  });
});

/** Grahas at houses from a Moon in Aries; the rest out of the way in a house where nothing is judged here. */
function skyOf(places: Partial<Record<GrahaId, number>>, fallbackDeg = 215) {
  return GRAHA_IDS.map((id) => {
    const longitudeDeg = places[id] ?? fallbackDeg;
    return { id, longitudeDeg, tropicalDeg: longitudeDeg, latitudeDeg: 0, speedDegPerDay: 1, isRetrograde: false };
  });
}

describe("the judgment of a graha", () => {
  const contributors = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, lagna: 0 };
  const stateOf = (id: GrahaId, places: Partial<Record<GrahaId, number>>) => {
    const found = gocharaOf(skyOf(places), { moonSign0: 0, contributors }).find(({ graha }) => graha.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  test("Venus is stopped in the 11th from the 3rd and in the 12th from the 6th, as the verse has it", () => {
    expect(stateOf("venus", { venus: 305 }).vedhaHouse).toBe(3);
    expect(stateOf("venus", { venus: 335 }).vedhaHouse).toBe(6);
    const pairs = Array.from({ length: 12 }, (_, house0) => stateOf("venus", { venus: 30 * house0 + 5 })).flatMap(
      ({ houseFromMoon, vedhaHouse }) => (vedhaHouse === undefined ? [] : [`${houseFromMoon}-${vedhaHouse}`]),
    );
    expect(pairs.join(" ")).toBe("1-8 2-7 3-1 4-10 5-9 8-5 9-11 11-3 12-6");
  });

  test.each([
    ["sun", "3-9 6-12 10-4 11-5"],
    ["moon", "1-5 3-9 6-12 7-2 10-4 11-8"],
    ["mars", "3-12 6-9 11-5"],
    ["mercury", "2-5 4-3 6-9 8-1 10-8 11-12"],
    ["jupiter", "2-12 5-4 7-3 9-10 11-8"],
    ["saturn", "3-12 6-9 11-5"],
  ] as const)("%s has the pairs %s", (id, due) => {
    const pairs = Array.from({ length: 12 }, (_, house0) => stateOf(id, { [id]: 30 * house0 + 5 })).flatMap(
      ({ houseFromMoon, vedhaHouse }) => (vedhaHouse === undefined ? [] : [`${houseFromMoon}-${vedhaHouse}`]),
    );
    expect(pairs.join(" ")).toBe(due);
  });

  test.each(["rahu", "ketu"] as const)("%s does good in the 3rd, 6th, 10th and 11th, as the Sun", (id) => {
    const good = Array.from({ length: 12 }, (_, house0) => stateOf(id, { [id]: 30 * house0 + 5 }));
    expect(good.flatMap(({ favourable, houseFromMoon }) => (favourable ? [houseFromMoon] : []))).toEqual([
      3, 6, 10, 11,
    ]);
  });

  test("father and son do not stop one another, nor mother and son; the nodes have no vedha", () => {
    // the Sun in the 3rd is stopped from the 9th
    expect(stateOf("sun", { sun: 65, saturn: 245 }).obstructedBy).toEqual([]);
    expect(stateOf("sun", { sun: 65, mars: 245 }).obstructedBy).toEqual(["mars"]);
    expect(stateOf("moon", { moon: 65, mercury: 245 }).obstructedBy).toEqual([]);
    expect(stateOf("rahu", { rahu: 65, mars: 245 })).toMatchObject({ vedhaHouse: undefined, dignity: undefined });
  });

  test("a bad house with five bindus is good, a good one with three falls short, exactly four decides nothing", () => {
    const signs = fc.record(
      Object.fromEntries(
        ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"].map((id) => [
          id,
          fc.integer({ min: 0, max: 11 }),
        ]),
      ),
    );
    const seen = new Set<GocharaState>();
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 11 }), fc.constantFrom(...GRAHA_IDS), (at, sign, id) => {
        const sky = skyOf({ [id]: 30 * sign + 7 }, 7);
        const natal = { moonSign0: 0, contributors: { ...contributors, ...at } };
        for (const one of gocharaOf(sky, natal)) {
          seen.add(one.state);
          const bindus = one.kaksha.binduCount;
          if (one.state === "underdelivered") expect(one.favourable && (bindus ?? 8) < 4).toBe(true);
          if (one.state === "obstructed") expect(one.favourable && one.obstructedBy.length > 0).toBe(true);
          if (one.state === "unfavourable" || one.state === "aggravated") {
            expect(one.favourable).toBe(false);
            expect(bindus ?? 0).toBeLessThan(5);
          }
          if (one.state === "favourable" && !one.favourable) expect(bindus).toBeGreaterThanOrEqual(5);
          if (one.state === "favourable")
            expect([one.malefics, one.enemies, one.combust ?? false]).toEqual([[], [], false]);
        }
      }),
      { numRuns: 400 },
    );
    expect([...seen].sort()).toEqual(
      ["aggravated", "favourable", "obstructed", "underdelivered", "unfavourable", "void"].sort(),
    );
  });
});

describe("the day", () => {
  test("windows of tara and chandrabala tile it, for any birth and date", () => {
    const asked = fc.record({
      birth: fc.integer({ min: 0, max: 40_000 }),
      later: fc.integer({ min: 1, max: 20_000 }),
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const dateOf = (day: number): string => new Date(Date.UTC(1910, 0, 1 + day)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(asked, ({ birth, later, latitude, longitude }) => {
        const answer = vedicDailyReading(
          {
            birthDate: dateOf(birth),
            birthTime: "05:20:00",
            date: dateOf(birth + later),
            latitude,
            longitude,
            timezone: Math.round(longitude / 15),
          },
          context,
        );
        for (const windows of [answer.tara, answer.chandrabala]) {
          expect(windows[0]?.validFrom).toBe(answer.dayStart);
          expect(windows.at(-1)?.validTo).toBe(answer.dayEnd);
          for (const [index0, { validTo }] of windows.entries()) {
            const next = windows[index0 + 1];
            if (next !== undefined) expect(secondsApart(validTo, next.validFrom)).toBeLessThan(0.01);
          }
        }
        expect(answer.score).toBe(Math.round((100 * (answer.tally[0]?.count ?? 0)) / 9));
      }),
      { numRuns: 15 },
    );
  });

  test("is today's in UTC where no date is sent", () => {
    expect(vedicDailyReading(ROHTAK, context).date).toBe("2026-11-22");
  });

  test.each([-89, 70, 89, 90])("at latitude %d in June says what it could not tell, and tells the rest", (latitude) => {
    const answer = vedicDailyReading({ ...ROHTAK, latitude, longitude: 20, date: "2026-06-21", timezone: 1 }, context);
    expect(answer.degraded).toEqual([
      { component: "dayStart", reason: "sun-does-not-rise" },
      { component: "dayEnd", reason: "sun-does-not-rise" },
      { component: "areas.finance.score", reason: "polar-latitude" },
    ]);
    expect(answer.dayStart).toBe("2026-06-21T11:00:00.000Z");
    expect(answer.areas.finance).toMatchObject({ score: null, band: null, drivers: null, cautions: null });
    expect(answer.areas.finance.natal.map(({ id }) => id)).toEqual(["dhana", "daridra", "lakshmi", "dhanamalika"]);
    expect(answer.grahas).toHaveLength(9);
  });

  test("reads a zone at the birth and at the day apart", () => {
    const answer = vedicDailyReading(
      {
        ...ROHTAK,
        birthDate: "1984-07-03",
        latitude: 40.7,
        longitude: -74,
        timezone: "America/New_York",
        date: "2026-01-10",
      },
      context,
    );
    expect(answer.frames.natal.at).toBe("1984-07-03T05:35:00.000Z");
    expect(answer.dayStart.startsWith("2026-01-10T12:")).toBe(true);
  });

  test("on the day of birth has the periods at birth; before it is refused with what to send", () => {
    expect(vedicDailyReading({ ...ROHTAK, date: "1984-11-03" }, context).dasha).toHaveLength(3);
    expect(() => vedicDailyReading({ ...ROHTAK, date: "1984-10-20" }, context)).toThrow(
      /Send the date of birth or a later one/,
    );
  });
});
