import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { vedicDaySheet } from "../../pictures/daily";
import { en } from "../../texts/en";
import { vedicDailyReading } from "../operation";
import { openDailyOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en], now: Date.parse("2026-06-21T00:00:00Z") });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5, date: "2026-06-21" } as const;

describe.each([
  ["a day on which the Moon leaves sign and star", { ...DELHI, birthDate: "1990-07-06" }, 7],
  [
    "a quarter of an hour",
    { ...DELHI, birthDate: "1990-07-04", birthTime: "10:12:00", birthTimeAccuracyMinutes: 15 },
    3,
  ],
] as const)("the day of %s", (_, birth, times) => {
  const open = vedicDailyReading(birth, context);
  const known = (local: string) =>
    vedicDailyReading({ ...DELHI, birthDate: local.slice(0, 10), birthTime: local.slice(11) }, context);

  test("has what every known time has, its points and its score within their reach", () => {
    for (const local of timesThrough(open.birthTime, times)) {
      const answer = known(local);
      const here = ({ born }: { readonly born: { readonly from: string; readonly to: string } }): boolean =>
        born.from <= local && local <= born.to;
      const moon = open.moons.find(here);
      expect(moon).toMatchObject({ janmaRashi: answer.subject.janmaRashi, chandrabala: answer.chandrabala });
      expect(open.stars.find(here)).toMatchObject({ janmaNakshatra: answer.subject.janmaNakshatra, tara: answer.tara });
      expect(open.panchanga).toEqual(answer.panchanga);
      for (const [index0, graha] of (moon?.grahas ?? []).entries()) {
        const { binduCount, state, stateSource, kaksha, description, ...rest } = graha;
        const own = answer.grahas[index0];
        expect(own).toMatchObject({ ...rest, kaksha });
        if (state !== undefined) expect([local, graha.graha, own?.state]).toEqual([local, graha.graha, state]);
        if (stateSource !== undefined) expect(own?.stateSource).toBe(stateSource);
        if (description !== undefined) expect(own?.description).toBe(description);
        expect(own?.binduCount ?? 0).toBeGreaterThanOrEqual(binduCount?.least ?? 0);
        expect(own?.binduCount ?? 0).toBeLessThanOrEqual(binduCount?.most ?? 0);
      }
      expect(answer.score).toBeGreaterThanOrEqual(moon?.score.least ?? 101);
      expect(answer.score).toBeLessThanOrEqual(moon?.score.most ?? -1);
      if (moon?.verdict !== undefined) expect(answer.verdict).toBe(moon.verdict);
      for (const [index0, { lord, endDate }] of open.dasha.entries()) {
        expect(answer.dasha[index0]?.lord).toBe(lord);
        const end = new Date(Date.parse(answer.dasha[index0]?.endDate ?? "") + 19_800_000).toISOString().slice(0, 19);
        expect([endDate.from, end, endDate.to]).toEqual([endDate.from, end, endDate.to].sort());
      }
    }
    const read = (local: string) => {
      const { subject } = known(local);
      return (member: string) => (member === "moon.nakshatra" ? subject.janmaNakshatra : subject.janmaRashi);
    };
    const isMoons = ({ member }: { readonly member: string }): boolean => member.startsWith("moon.");
    const { holds, changes } = open.birthTime;
    expectAgreement({ ...open.birthTime, holds: holds.filter(isMoons), changes: changes.filter(isMoons) }, read, 2);
  });

  test("is the answer that its schema describes, and drawn", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openDailyOutput.strict().parse(told)).toEqual(told);
    expect(sentencesOf(open.summary ?? "")[1]).toMatch(/^A time .*would/);
    expect(vedicDaySheet(open)).toContain("<svg");
  });
});

test("the day of birth has no dasha yet, and a day before it is refused", () => {
  const birth = { ...DELHI, birthDate: "1990-07-06", date: "1990-07-06" };
  expect(vedicDailyReading(birth, context).dasha).toEqual([]);
  expect(() => vedicDailyReading({ ...birth, date: "1990-07-04" }, context)).toThrow(/ends before this birth/);
});
