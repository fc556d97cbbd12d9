import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { kpChartTable, kpCuspsTable, kpPlanetsTable } from "../../pictures/kp";
import { en } from "../../texts/en";
import { kpChart } from "../chart-operation";
import { kpCusps } from "../cusps-operation";
import { kpPlanets } from "../planets";
import { openKpChartOutput, openKpCuspsOutput, openKpPlanetsOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 } as const;
const DAY = { ...DELHI, date: "1990-07-06" } as const;
const HALF_HOUR = { ...DELHI, date: "1990-07-04", time: "10:12:00", timeAccuracyMinutes: 15 } as const;
// over midnight, where the frame of the date changes
const NIGHT = { ...DELHI, date: "1990-07-04", timeFrom: "23:50:00", timeTo: "00:10:00", dateTo: "1990-07-05" } as const;
const at = (local: string) => ({ ...DELHI, date: local.slice(0, 10), time: local.slice(11) });

const HELD = [
  "sign",
  "signLord",
  "nakshatra",
  "starLord",
  "pada",
  "subLord",
  "subSubLord",
  "retrograde",
  "house",
] as const;

type Told = { readonly [K in (typeof HELD)[number]]?: unknown };

function expectHeld(local: string, known: Told | undefined, open: Told): void {
  for (const key of HELD)
    if (open[key] !== undefined) expect([local, key, known?.[key]]).toEqual([local, key, open[key]]);
}

const strict = (
  schema: typeof openKpPlanetsOutput | typeof openKpCuspsOutput | typeof openKpChartOutput,
  open: object,
) => {
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(schema.strict().parse(told)).toEqual(told);
};

describe.each([
  ["a day", DAY],
  ["half an hour", HALF_HOUR],
  ["a night", NIGHT],
])("the planets of %s", (_, birth) => {
  const open = kpPlanets(birth, context);

  test("have what every known time has, and the seconds at which lords change", () => {
    for (const local of timesThrough(open.birthTime, 5)) {
      const known = kpPlanets(at(local), context);
      for (const [index0, planet] of open.planets.entries()) {
        const own = known.planets[index0];
        expectHeld(local, own, planet);
        const sub = planet.possible?.findLast(({ from }) => from <= local)?.subLord ?? planet.subLord;
        expect([local, own?.subLord]).toEqual([local, sub]);
      }
    }
    const [first, last] = [open.birthTime.from, open.birthTime.to].map(
      (local) => kpPlanets(at(local), context).planets,
    );
    for (const [index0, { from, to }] of open.planets.entries()) {
      expect(first?.[index0]).toMatchObject(from);
      expect(last?.[index0]).toMatchObject(to);
    }
    const read = (local: string) => {
      const { planets } = kpPlanets(at(local), context);
      return (member: string) => {
        const [id, name = ""] = member.split(".");
        const planet = planets.find((one) => one.planet.toLowerCase() === id);
        return new Map<string, unknown>(Object.entries({ ...planet, isRetrograde: planet?.retrograde })).get(name);
      };
    };
    expectAgreement(open.birthTime, read, 2);
    strict(openKpPlanetsOutput, open);
    expect(kpPlanetsTable(open)).toContain("<svg");
  });
});

test("the cusps of half an hour have what every minute has, and each change of a sub lord", () => {
  const open = kpCusps(HALF_HOUR, context);
  for (const local of timesThrough(open.birthTime, 7)) {
    const known = kpCusps(at(local), context);
    for (const [index0, cusp] of open.cusps.entries()) expectHeld(local, known.cusps[index0], cusp);
  }
  const subs = open.birthTime.changes.filter(({ member }) => member.endsWith(".subLord"));
  expect(subs.length).toBeGreaterThan(12);
  for (const { member, before, after, at: local } of subs.slice(0, 6)) {
    const house = Number(member.split(".")[1]);
    const second = new Date(Date.parse(`${local}Z`) - 1000).toISOString().slice(0, 19);
    const lords = [second, local].map((one) => kpCusps(at(one), context).cusps[house - 1]?.subLord);
    expect(lords).toEqual([before, after]);
  }
  strict(openKpCuspsOutput, open);
  expect(kpCuspsTable(open)).toContain("<svg");
});

test("the cusps of a whole day are refused with what to send, and those of some hours count their subs", () => {
  expect(() => kpCusps(DAY, context)).toThrow(/Send time, or what is known of it/);
  const hours = kpCusps({ ...DELHI, date: "1990-07-04", timeFrom: "10:00:00", timeTo: "13:00:00" }, context);
  const halves = ["10:00:00", "11:00:00", "12:00:00"].map((timeFrom) =>
    kpCusps({ ...DELHI, date: "1990-07-04", timeFrom, timeTo: `${Number(timeFrom.slice(0, 2)) + 1}:00:00` }, context),
  );
  for (const { member, changes } of hours.birthTime.counted ?? []) {
    const one = halves.flatMap(({ birthTime }) => birthTime.changes.filter((change) => change.member === member));
    expect([member, changes]).toEqual([member, one.length]);
  }
  expect(hours.birthTime.counted).toHaveLength(12);
  expect(hours.cusps.every(({ subLord }) => subLord === undefined)).toBe(true);
  const north = { ...HALF_HOUR, latitude: 70 };
  expect(() => kpCusps(north, context)).toThrow(/polar circle/);
});

test("a chart has cusps and houses of a range alone", () => {
  const open = kpChart(HALF_HOUR, context);
  for (const local of timesThrough(open.birthTime, 5)) {
    const known = kpChart(at(local), context);
    const own = [...known.planets, { planet: "Rahu", ...known.nodes.rahu }, { planet: "Ketu", ...known.nodes.ketu }];
    for (const planet of open.planets) {
      const { retrograde: _, ...told } = planet;
      expectHeld(
        local,
        own.find((one) => one.planet === planet.planet),
        told,
      );
    }
    for (const [index0, cusp] of (open.cusps ?? []).entries()) expectHeld(local, known.cusps[index0], cusp);
  }
  expect(open.planets.filter(({ house }) => house !== undefined).length).toBeGreaterThan(4);
  strict(openKpChartOutput, open);
  const day = kpChart(DAY, context);
  expect(day).not.toHaveProperty("cusps");
  expect(day.planets.every((planet) => !("house" in planet))).toBe(true);
  strict(openKpChartOutput, day);
  for (const one of [open, day]) expect(kpChartTable(one)).toContain("<svg");
});
