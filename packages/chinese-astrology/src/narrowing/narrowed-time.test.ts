import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { luckReading } from "../bazi/luck-operation";
import { en } from "../texts/en";
import { baziNarrowedTime } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const SHANGHAI = { date: "1996-10-23", timezone: 8 };

describe("claims", () => {
  test("of the hour's animal leave its double hour: the horse has 11:00 to 13:00", () => {
    const claims = [{ member: "pillars.hour.animal", value: "horse" } as const];
    const { agreeing, narrowed } = baziNarrowedTime({ ...SHANGHAI, time: "unknown", claims }, context);
    expect(agreeing).toEqual([{ from: "1996-10-23T11:00:00", to: "1996-10-23T12:59:59", minutes: 120 }]);
    expect(narrowed).toMatchObject({ fromMinutes: 1440, toMinutes: 120, share: 0.0833 });
  });

  test("of the rat leave both ends of the day", () => {
    const claims = [{ member: "pillars.hour.animal", value: "rat" } as const];
    const { agreeing } = baziNarrowedTime({ ...SHANGHAI, time: "unknown", claims }, context);
    expect(agreeing.map(({ from, to }) => `${from.slice(11)} ${to.slice(11)}`)).toEqual([
      "00:00:00 00:59:59",
      "23:00:00 23:59:59",
    ]);
  });
});

describe("events", () => {
  const asked = { ...SHANGHAI, time: "unknown", gender: "male" } as const;
  /** The first day of a luck pillar for the first and the last second of the day. */
  const startOf = (time: string): string =>
    luckReading({ ...SHANGHAI, time, gender: "male" }, context).luckPillars[2]?.startDate ?? "";
  const [early, late] = [startOf("23:59:59"), startOf("00:00:00")].toSorted();
  const between = new Date((Date.parse(early ?? "") + Date.parse(late ?? "")) / 2).toISOString().slice(0, 10);

  test("within the days by which the hour moves a luck pillar fall under one pillar or the other", () => {
    const { events } = baziNarrowedTime({ ...asked, events: [{ date: between, kind: "marriage" }] }, context);
    const intervals = events[0]?.intervals ?? [];
    for (const { from, facts } of intervals) {
      const { luckPillars } = luckReading({ ...SHANGHAI, time: from.slice(11), gender: "male" }, context);
      const running = luckPillars.findLast(({ startDate }) => startDate <= between);
      const [fact] = facts;
      expect([fact?.luckPillar, fact?.stemGod]).toEqual([running?.id, running?.tenGod.id]);
    }
    const told = new Set(intervals.flatMap(({ facts }) => facts.map(({ luckPillar }) => luckPillar)));
    const bothPillars = (events[0]?.minutesFor ?? 0) + (events[0]?.minutesAgainst ?? 0);
    expect(told.size === 2 || bothPillars < 1440).toBe(true);
  });

  test("far from a change of pillars prefer no hour, and say so", () => {
    const far = [{ date: `${Number(between.slice(0, 4)) + 5}-06-01`, kind: "career" } as const];
    const { ranking, summary } = baziNarrowedTime({ ...asked, events: far }, context);
    expect(ranking).toHaveLength(1);
    expect(summary).toContain("no hour gains by it");
  });

  test("need the gender, by which luck runs", () => {
    const events = [{ date: "2020-01-01", kind: "marriage" } as const];
    expect(() => baziNarrowedTime({ ...SHANGHAI, time: "unknown", events }, context)).toThrow(ValidationError);
    expect(() => baziNarrowedTime({ ...SHANGHAI, time: "unknown", events }, context)).toThrow("Send male or female");
  });
});
