import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { kpFinanceBars } from "../pictures/kp-finance";
import { openFinanceOutput } from "./open-schema";
import { kpDailyFinance } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.parse("2026-09-14T06:00:00Z") });
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 5.5, date: "2026-09-14" } as const;
const known = (local: string) =>
  kpDailyFinance({ ...PLACE, birthDate: local.slice(0, 10), birthTime: local.slice(11) }, context);

test.each([
  ["a quarter of an hour", { ...PLACE, birthDate: "1990-06-15", birthTime: "07:30:00", birthTimeAccuracyMinutes: 15 }],
  [
    "a range over midnight, where the frame of the date changes",
    {
      ...PLACE,
      birthDate: "1990-06-15",
      birthTimeFrom: "23:55:00",
      birthTimeTo: "00:05:00",
      birthDateTo: "1990-06-16",
    },
  ],
])("%s has the rows that all of its births share, and scores that hold theirs", (_, birth) => {
  const open = kpDailyFinance(birth, context);
  for (const local of timesThrough(open.birthTime, 5)) {
    const answer = known(local);
    expect(answer.score).toBeGreaterThanOrEqual(open.score.least);
    expect(answer.score).toBeLessThanOrEqual(open.score.most);
    if (open.band !== undefined) expect(answer.band).toBe(open.band);
    for (const name of ["cusps", "dasha", "rulingPlanets", "moonWindows"] as const) {
      const { score } = answer.layers[name];
      expect(score).toBeGreaterThanOrEqual(open.layers[name].score.least);
      expect(score).toBeLessThanOrEqual(open.layers[name].score.most);
    }
    for (const [index0, row] of open.layers.cusps.rows.entries())
      expect(answer.layers.cusps.rows[index0]).toMatchObject(row);
    for (const [index0, row] of open.layers.rulingPlanets.rows.entries())
      expect(answer.layers.rulingPlanets.rows[index0]).toMatchObject(row);
    for (const [index0, { startDate, endDate, ...row }] of open.layers.dasha.rows.entries()) {
      const own = answer.layers.dasha.rows[index0];
      expect(own).toMatchObject(row);
      expect([startDate.from, own?.startDate, startDate.to]).toEqual(
        [startDate.from, own?.startDate, startDate.to].sort(),
      );
      expect([endDate.from, own?.endDate, endDate.to]).toEqual([endDate.from, own?.endDate, endDate.to].sort());
    }
    for (const window of open.worstWindows)
      expect(answer.worstWindows.map(({ subLord }) => subLord)).toContain(window.subLord);
  }
  const read = (local: string) => {
    const { layers, significators } = known(local);
    return (member: string) => {
      if (member === "layers.dasha") return layers.dasha.rows.map(({ lord }) => lord).join("-");
      const [kind, name = "", division] = member.split(".");
      if (kind === "significators") return significators[name === "gain" ? "gain" : "loss"].join(", ");
      const row = layers.cusps.rows.find(({ house }) => String(house) === name);
      return division === "subLord" ? row?.subLord : undefined;
    };
  };
  const isRead = ({ member }: { readonly member: string }): boolean => !member.endsWith(".nakshatra");
  const { holds, changes } = open.birthTime;
  expectAgreement({ ...open.birthTime, holds: holds.filter(isRead), changes: changes.filter(isRead) }, read, 2);
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(openFinanceOutput.strict().parse(told)).toEqual(told);
  expect(kpFinanceBars(open)).toContain("<svg");
});

test("a whole day, and hours, are refused with what would do", () => {
  const day = { ...PLACE, birthDate: "1990-06-15" };
  expect(() => kpDailyFinance(day, context)).toThrow(/birthTimeAccuracyMinutes of at most 30/);
  expect(() => kpDailyFinance({ ...day, birthTimeFrom: "07:00:00", birthTimeTo: "08:30:00" }, context)).toThrow(
    /within an hour/,
  );
});
