import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { bodygraph } from "../bodygraph/operation";
import { PROFILES } from "../chart/profile";
import { en } from "../texts/en";
import { designNarrowedTime } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const DAY = { date: "1990-07-15", timezone: "America/New_York" };
const beside = (local: string, seconds: number): string =>
  new Date(Date.parse(`${local}Z`) + 1000 * seconds).toISOString().slice(11, 19);

describe("claims", () => {
  const profileAt = (time: string): string => bodygraph({ ...DAY, time }, context).profile;
  const [first, last] = [profileAt("00:00:00"), profileAt("23:59:59")];

  test("hold where a bodygraph of that second has them, and not a second beyond", () => {
    const claims = [{ member: "profile", value: PROFILES.find((one) => one === last) ?? "1/3" } as const];
    const { agreeing } = designNarrowedTime({ ...DAY, time: "unknown", claims }, context);
    expect(agreeing.length).toBeGreaterThan(0);
    for (const { from, to } of agreeing) {
      expect([profileAt(from.slice(11)), profileAt(to.slice(11))]).toEqual([last, last]);
      if (!from.endsWith("00:00:00")) expect(profileAt(beside(from, -1))).not.toBe(last);
      if (!to.endsWith("23:59:59")) expect(profileAt(beside(to, 1))).not.toBe(last);
    }
    expect(first).not.toBe(last);
  });

  test("of a center are compared with the centers that are defined", () => {
    const claims = [{ member: "centers.solar-plexus", value: "Defined" } as const];
    const { agreeing, narrowed } = designNarrowedTime({ ...DAY, time: "unknown", claims }, context);
    const isDefinedAt = (time: string): boolean =>
      bodygraph({ ...DAY, time }, context).centers.some(({ id, defined }) => id === "solar-plexus" && defined);
    const minutes = ["00:00:00", "06:00:00", "12:00:00", "18:00:00", "23:59:59"];
    for (const time of minutes) {
      const isIn = agreeing.some(({ from, to }) => from.slice(11) <= time && time <= to.slice(11));
      expect([time, isIn]).toEqual([time, isDefinedAt(time)]);
    }
    expect(narrowed.fromMinutes).toBe(1440);
  });

  test("are all that is asked, and the answer says why events are not", () => {
    const claims = [{ member: "type", value: "Reflector" } as const];
    const { conventions, summary } = designNarrowedTime({ ...DAY, time: "unknown", claims }, context);
    expect(conventions.events).toContain("times no event");
    expect(summary).toContain("dated events are no evidence");
    expect(() => designNarrowedTime({ ...DAY, time: "unknown" }, context)).toThrow("There are 0 claims. Send 1 to 10");
  });
});
