import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { natalChart } from "../natal-chart/operation";
import { computeSolarArc } from "../progressions/solar-arc-compute";
import { en } from "../texts/en";
import { narrowedTime } from "./operation";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const LEO = { member: "ascendant.sign", value: "Leo" } as const;

const secondBefore = (local: string): string => new Date(Date.parse(`${local}Z`) - 1000).toISOString().slice(11, 19);
const secondAfter = (local: string): string => new Date(Date.parse(`${local}Z`) + 1000).toISOString().slice(11, 19);

describe("claims", () => {
  const answer = narrowedTime(
    { ...NEW_YORK, time: "unknown", claims: [LEO, { member: "planets.moon.house", value: "9" }] },
    context,
  );
  const [interval] = answer.agreeing;
  const chartAt = (time: string) => {
    const { ascendant, planets } = natalChart({ ...NEW_YORK, time }, context);
    return { rising: ascendant.sign, moonHouse: planets.find(({ name }) => name === "Moon")?.house };
  };

  test("hold in the first and in the last second of what agrees, and not in those beside it", () => {
    expect(answer.agreeing).toHaveLength(1);
    const [from, to] = [interval?.from ?? "", interval?.to ?? ""];
    for (const local of [from, to]) expect(chartAt(local.slice(11))).toEqual({ rising: "Leo", moonHouse: 9 });
    for (const time of [secondBefore(from), secondAfter(to)]) {
      expect(chartAt(time)).not.toEqual({ rising: "Leo", moonHouse: 9 });
    }
    expect(interval?.minutes).toBeCloseTo((Date.parse(`${to}Z`) - Date.parse(`${from}Z`) + 1000) / 60_000, 2);
  });

  test("say each for itself how long it holds, and together how far they narrow the day", () => {
    expect(answer.claims.map(({ minutes }) => minutes > 0 && minutes < 1440)).toEqual([true, true]);
    const { fromMinutes, toMinutes, share } = answer.narrowed;
    expect([fromMinutes, toMinutes]).toEqual([1440, interval?.minutes]);
    expect(share).toBeCloseTo(toMinutes / 1440, 4);
    expect("birthTime" in answer && answer.birthTime).toEqual({
      state: "unknown",
      from: "1990-07-15T00:00:00",
      to: "1990-07-15T23:59:59",
    });
  });

  test("that exclude one another leave no time, and each keeps its own", () => {
    const both = [LEO, { member: "ascendant.sign", value: "Aries" } as const];
    const { agreeing, claims, narrowed, summary } = narrowedTime({ ...NEW_YORK, claims: both }, context);
    expect(agreeing).toEqual([]);
    expect(claims.map(({ minutes }) => minutes > 60)).toEqual([true, true]);
    expect(narrowed).toMatchObject({ toMinutes: 0, share: 0 });
    expect(summary).toContain("no second in which all 2 claims are true");
  });

  test("hold or do not in a time to the second, which has no state", () => {
    const claims = [LEO, { member: "planets.sun.sign", value: "Cancer" } as const];
    const known = narrowedTime({ ...NEW_YORK, time: "14:30:00", claims }, context);
    expect("birthTime" in known).toBe(false);
    expect(known.claims.map(({ minutes }) => minutes > 0)).toEqual([false, true]);
    expect(known.agreeing).toEqual([]);
  });

  test("within a range look at that range alone", () => {
    const range = { ...NEW_YORK, time: "07:00:00", timeAccuracyMinutes: 15 };
    const { narrowed } = narrowedTime({ ...range, claims: [LEO] }, context);
    expect(narrowed.fromMinutes).toBeCloseTo(30 + 1 / 60, 2);
  });

  test("on a day of 25 hours tell which of two readings of the clock is meant", () => {
    const berlin = { date: "2020-10-25", latitude: 52.52, longitude: 13.405, timezone: "Europe/Berlin" };
    const repeated = { ...berlin, timeFrom: "02:00:00", timeTo: "02:30:00" };
    const { agreeing, narrowed } = narrowedTime(
      { ...repeated, claims: [{ member: "planets.sun.sign", value: "Scorpio" }] },
      context,
    );
    expect(narrowed.fromMinutes).toBeCloseTo(90 + 1 / 60, 2);
    expect(agreeing[0]?.utcFrom).toBe("2020-10-25T00:00:00Z");
  });
});

describe("events", () => {
  const events = [{ date: "2016-06-18", kind: "marriage", label: "ours" } as const];
  const answer = narrowedTime({ ...NEW_YORK, time: "unknown", events }, context);
  const [event] = answer.events;

  test("have contacts that the solar arc chart of the second has, with its orb", () => {
    const arcs = (event?.intervals ?? []).flatMap(({ from, to, facts }) =>
      facts.filter(({ timing }) => timing !== "transit").map((fact) => ({ ...fact, from, to })),
    );
    expect(arcs.length).toBeGreaterThan(5);
    for (const { from, planet, timing, orbFrom, angle } of arcs.slice(0, 6)) {
      const chart = computeSolarArc(
        { ...NEW_YORK, time: from.slice(11), targetDate: "2016-06-18", nodeType: "true" },
        { ephemeris },
      );
      const [directed, natal] = timing === "angle-by-arc" ? [angle, planet] : [planet, angle];
      const contact = chart.contacts.find(
        (one) => one.directed === directed.toLowerCase() && one.natal === natal.toLowerCase(),
      );
      // the chart directs to the birth's own hour, up to half a day from noon: a thousandth of a degree
      expect([from, planet, contact?.orbDeg]).toEqual([from, planet, expect.closeTo(orbFrom, 2)]);
    }
  });

  test("are transited by planets that are within a degree of the axis", () => {
    const transits = (event?.intervals ?? []).flatMap(({ from, facts }) =>
      facts.filter(({ timing }) => timing === "transit").map((fact) => ({ ...fact, from })),
    );
    expect(transits.length).toBeGreaterThan(1);
    for (const { from, orbFrom, planet } of transits.slice(0, 4)) {
      expect(planet).toBe("Jupiter");
      const { ascendant } = natalChart({ ...NEW_YORK, time: from.slice(11) }, context);
      const { jdTt } = ephemeris.timeScales(Date.parse("2016-06-18T12:00:00-04:00"));
      const { longitudeDeg } = ephemeris.ecliptic("jupiter", jdTt);
      const apart = Math.abs(ascendant.longitude - longitudeDeg) % 90;
      expect(Math.min(apart, 90 - apart)).toBeCloseTo(orbFrom, 4);
      expect(orbFrom).toBeLessThanOrEqual(1);
    }
  });

  test("are ranked by counts, most for first, and cover the time once", () => {
    const { ranking, moreRanked = 0 } = answer;
    expect(ranking.map((one) => one.for)).toEqual(ranking.map((one) => one.for).toSorted((a, b) => b - a));
    expect(ranking.length + moreRanked).toBeGreaterThan(24);
    expect(event).toMatchObject({ kind: "marriage", label: "ours", rule: { angle: "Ascendant" } });
    expect((event?.minutesFor ?? 0) + (event?.minutesAgainst ?? 0)).toBeLessThan(1440);
  });

  test("of before the birth, and requests that say nothing, are refused with what to send", () => {
    const early = { ...NEW_YORK, time: "unknown" as const, events: [{ date: "1980-01-01", kind: "move" } as const] };
    expect(() => narrowedTime(early, context)).toThrow(ValidationError);
    expect(() => narrowedTime(early, context)).toThrow("events.0.date");
    expect(() => narrowedTime({ ...NEW_YORK, time: "unknown" }, context)).toThrow("Send 1 to 10");
    const wrong = {
      ...NEW_YORK,
      time: "unknown" as const,
      claims: [{ member: "ascendant.sign", value: "7" } as const],
    };
    expect(() => narrowedTime(wrong, context)).toThrow("ascendant.sign cannot be 7. Send one of: Aries");
  });
});
