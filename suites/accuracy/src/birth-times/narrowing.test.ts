import { computeBaziNarrowedTime } from "@almagest/chinese-astrology/facts";
import { addDays, civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { computeDesignNarrowedTime } from "@almagest/human-design/facts";
import { type Claimed, houseOf, type Interval, type Narrowing, signOf } from "@almagest/sky";
import { computeVedicNarrowedTime } from "@almagest/vedic/facts";
import { computeNarrowedTime } from "@almagest/western/facts";
import { describe, expect, test } from "vitest";
import { long } from "../../../strength";
import { type BirthCase, birthCases } from "./cases";

const ephemeris = swissEphemeris();
const MINUTE_MS = 60_000;
const PILLARS = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;

type Found = Pick<Narrowing<unknown>, "span" | "claims" | "agreeing" | "weighed" | "evidence">;

interface Tradition {
  readonly claims: readonly Claimed[];
  /** Of the whole day, or of a time of it. */
  readonly narrow: (birth: BirthCase, time: string) => Found;
  /** Minutes between the times that are compared in `npm test`: charts of one second cost more in some traditions. */
  readonly everyMinutes: number;
}

const eventsOf = ({ date }: BirthCase) => [
  { date: addDays(date, 8000), kind: "marriage" as const },
  { date: addDays(date, 14_321), kind: "career" as const },
];

const WESTERN_CLAIMS = [
  { member: "ascendant.sign", value: "Leo" },
  { member: "planets.moon.house", value: "9" },
];
const VEDIC_CLAIMS = [
  { member: "lagna.sign", value: "Leo" },
  { member: "moon.pada", value: "2" },
  { member: "d9.lagna.sign", value: "Virgo" },
];
const CHINESE_CLAIMS = [
  { member: "pillars.hour.animal", value: "rat" },
  { member: "pillars.hour.stem", value: "geng" },
];
const DESIGN_CLAIMS = [
  { member: "type", value: "Projector" },
  { member: "profile", value: "2/4" },
  { member: "centers.throat", value: "Defined" },
];

const TRADITIONS: Readonly<Record<string, Tradition>> = {
  western: {
    claims: WESTERN_CLAIMS,
    everyMinutes: 241,
    narrow: (birth, time) =>
      computeNarrowedTime(
        { ...birth, time, houseSystem: "placidus", claims: WESTERN_CLAIMS, events: eventsOf(birth) },
        { ephemeris },
      ).narrowing,
  },
  vedic: {
    claims: VEDIC_CLAIMS,
    everyMinutes: 181,
    narrow: (birth, time) =>
      computeVedicNarrowedTime(
        { ...birth, time, ayanamsa: "lahiri", claims: VEDIC_CLAIMS, events: eventsOf(birth) },
        { ephemeris },
      ).narrowing,
  },
  chinese: {
    claims: CHINESE_CLAIMS,
    everyMinutes: 127,
    narrow: (birth, time) =>
      computeBaziNarrowedTime(
        { ...birth, ...PILLARS, time, gender: "male", claims: CHINESE_CLAIMS, events: eventsOf(birth) },
        { ephemeris },
      ).narrowing,
  },
  "human design": {
    claims: DESIGN_CLAIMS,
    everyMinutes: 181,
    narrow: (birth, time) =>
      computeDesignNarrowedTime({ ...birth, time, nodeType: "true", claims: DESIGN_CLAIMS }, { ephemeris }).narrowing,
  },
};

const isIn = (intervals: readonly Interval[], epochMs: number): boolean =>
  intervals.some(({ fromEpochMs, toEpochMs }) => epochMs >= fromEpochMs && epochMs <= toEpochMs);

/** The claims that hold at a second, and what it says of each event where that is weighed. */
function saidAt({ claims, weighed, evidence }: Found, epochMs: number): readonly unknown[] {
  const stances = evidence.map((pieces) => pieces.find((piece) => isIn([piece], epochMs))?.stance);
  return [...claims.map(({ intervals }) => isIn(intervals, epochMs)), ...(isIn(weighed, epochMs) ? stances : [])];
}

/** The same of one second alone; as much of it as the day tells there. */
function expectSame(day: Found, second: Found, epochMs: number): void {
  const told = saidAt(day, epochMs);
  expect([new Date(epochMs).toISOString(), ...told]).toEqual([
    new Date(epochMs).toISOString(),
    ...saidAt(second, epochMs).slice(0, told.length),
  ]);
}

const births = birthCases(long(3, 100), 41);

describe.each(Object.entries(TRADITIONS))("%s", (_, { narrow, everyMinutes }) => {
  test.each(births.map((birth) => [birth.name, birth] as const))(
    "%s: a day says of its minutes what the chart of each says",
    (__, birth) => {
      const day = narrow(birth, "unknown");
      const step = long(everyMinutes, 11) * MINUTE_MS;
      let compared = 0;
      for (let epochMs = day.span.fromEpochMs; epochMs <= day.span.toEpochMs; epochMs += step) {
        const { date, time } = civilTimeAt(epochMs, birth.timezone);
        // the second reading of an hour that the clock shows twice cannot be asked for by its zone
        if (resolveCivilTime({ date, time, timezone: birth.timezone }).epochMilliseconds !== epochMs) continue;
        expectSame(day, narrow(birth, time), epochMs);
        compared++;
      }
      expect(compared).toBeGreaterThan(4);
    },
    600_000,
  );
});

describe("minute by minute, read from the engine alone", () => {
  test.each(births.map((birth) => [birth.name, birth] as const))("%s", (_, birth) => {
    const day = TRADITIONS["western"]?.narrow(birth, "unknown");
    if (day === undefined) throw new Error("no day");
    const { latitude: latitudeDeg, longitude: longitudeDeg } = birth;
    for (let epochMs = day.span.fromEpochMs; epochMs <= day.span.toEpochMs; epochMs += MINUTE_MS) {
      const { jdTt, jdUt1 } = ephemeris.timeScales(epochMs);
      const { ascendantDeg, cuspsDeg } = ephemeris.houses({ jdUt1, latitudeDeg, longitudeDeg, system: "placidus" });
      const moonHouse = houseOf(ephemeris.ecliptic("moon", jdTt).longitudeDeg, cuspsDeg);
      const holds = day.claims.map(({ intervals }) => isIn(intervals, epochMs));
      expect([epochMs, ...holds]).toEqual([epochMs, signOf(ascendantDeg) === "leo", moonHouse === 9]);
    }
  });
});
