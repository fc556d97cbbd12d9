import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { knownTimes, OPEN_DAYS } from "../../../test/open-births";
import { luckPillarBars } from "../../pictures/luck";
import { en } from "../../texts/en";
import { luckReading } from "../luck-operation";
import { uncertainLuckReadingOutput } from "./luck";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const ASKED = { gender: "female", count: 6, annualFromYear: 2026, annualYears: 3 } as const;

interface Reach {
  readonly least: number;
  readonly most: number;
}
const expectWithin = (value: number, { least, most }: Reach): void => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};
const expectBetween = (date: string, { from, to }: { readonly from: string; readonly to: string }): void => {
  expect([from <= date, date <= to, date]).toEqual([true, true, date]);
};

describe.each(OPEN_DAYS)("%s", (_, birth) => {
  const open = luckReading({ ...birth, ...ASKED }, context);
  const known = knownTimes(birth, open.hours).map(
    ([local, at]) => [local, luckReading({ ...at, ...ASKED }, context)] as const,
  );

  test("has the course, the ages and the dates of every known time within", () => {
    for (const [local, own] of known) {
      const start = open.starts.find(({ from, to }) => from <= local && local <= to);
      expect([local, own.direction, own.boundaryTerm]).toEqual([local, start?.direction, start?.boundaryTerm]);
      expect(own.luckPillars.map(({ id }) => id)).toEqual(start?.pillars);
      const months = 12 * own.startAge + own.startAgeMonths;
      for (const reach of [open.startMonths, start?.startMonths]) expectWithin(months, reach ?? { least: 1, most: 0 });
      expectWithin(own.daysToTerm, start?.daysToTerm ?? { least: 1, most: 0 });
      if (open.direction !== undefined) expect(own.direction).toBe(open.direction);
      expectBetween(own.luckPillars[0]?.startDate ?? "", start?.startDate ?? { from: "", to: "" });
    }
  });

  test("has of each pillar and year what every known time within has", () => {
    for (const [local, own] of known) {
      for (const [index0, pillar] of (open.luckPillars ?? []).entries()) {
        const one = own.luckPillars[index0];
        if (one === undefined) throw new Error("a pillar is missing");
        expect([local, one.id, one.tenGod.id]).toEqual([local, pillar.id, pillar.tenGod?.id ?? one.tenGod.id]);
        expectWithin(one.startAge, pillar.startAge);
        expectBetween(one.startDate, pillar.startDate);
        expectBetween(one.endDate, pillar.endDate);
        expectBetween(one.branchFrom, pillar.branchFrom);
        expect([one.stemRole, one.branchRole]).toEqual([
          pillar.stemRole ?? one.stemRole,
          pillar.branchRole ?? one.branchRole,
        ]);
        const met = one.meetings.map(({ type, positions }) => [type, ...positions].join());
        for (const { type, positions } of pillar.meetings) expect(met).toContain([type, ...positions].join());
        // of a reading without a number each sentence is one of the known reading
        for (const sentence of sentencesOf(pillar.reading ?? "").filter((told) => !/\d/.test(told)))
          expect(one.reading).toContain(sentence);
      }
      for (const [index0, year] of (open.annualPillars ?? []).entries()) {
        const one = own.annualPillars?.[index0];
        expect([one?.id, one?.luckPillarIndex, one?.stemRole, one?.branchRole]).toEqual([
          year.id,
          year.luckPillarIndex ?? one?.luckPillarIndex,
          year.stemRole ?? one?.stemRole,
          year.branchRole ?? one?.branchRole,
        ]);
        if (year.reading !== undefined) expect(one?.reading).toBe(year.reading);
      }
    }
  });

  test("lists the changes of the start at their seconds", () => {
    const changes = open.birthTime.changes.filter(({ member }) => member === "startMonths");
    for (const [local, own] of known) {
      const months = changes.findLast(({ at }) => at <= local)?.after ?? changes[0]?.before;
      const held = open.birthTime.holds.find(({ member }) => member === "startMonths")?.value;
      expect([local, 12 * own.startAge + own.startAgeMonths]).toEqual([local, months ?? held]);
    }
  });

  test("is the answer that its schema describes, with a reading and a picture", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainLuckReadingOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.summary ?? "");
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences[1]).toMatch(/^A time\b.*\bwould /);
    expect(open.summary).not.toMatch(/undefined|[{}]|NaN/);
    expect(flawsOf(figureOf(luckPillarBars, told, { lang: "en" }))).toEqual([]);
  });
});

test("a day of life is twelve minutes: a whole day moves the start by four months, a quarter of an hour by days", () => {
  const birth = { date: "1990-03-15", timezone: 8, ...ASKED } as const;
  const day = luckReading(birth, context);
  expect(day.startMonths.most - day.startMonths.least).toBe(4);
  const [first, quarter] = [day, luckReading({ ...birth, time: "17:00:00", timeAccuracyMinutes: 15 }, context)].map(
    ({ luckPillars }) => luckPillars?.[0]?.startDate,
  );
  const daysOf = (reach: typeof first) => (Date.parse(reach?.to ?? "") - Date.parse(reach?.from ?? "")) / 86_400_000;
  expect(daysOf(first)).toBeGreaterThan(115);
  expect(daysOf(quarter)).toBeLessThan(4);
});

test("dates lie within their reach all through a stretch in which a month of luck turns", () => {
  const range = { date: "1990-03-15", timezone: 8, timeFrom: "11:00:00", timeTo: "18:00:00", ...ASKED } as const;
  const { luckPillars } = luckReading(range, context);
  const found = Array.from({ length: 29 }, (_, index0) => {
    const minutes = 660 + 15 * index0;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00`;
    return luckReading({ date: "1990-03-15", timezone: 8, time, ...ASKED }, context).luckPillars.map(
      ({ startDate }) => startDate,
    );
  });
  for (const dates of found) {
    for (const [index0, date] of dates.entries())
      expectBetween(date, luckPillars?.[index0]?.startDate ?? { from: "", to: "" });
  }
});

test("where luck may run either way, both courses are told and none is chosen", () => {
  const open = luckReading({ date: "1984-02-04", timezone: 8, gender: "male" }, context);
  expect(open).not.toHaveProperty("direction");
  expect(open).not.toHaveProperty("luckPillars");
  expect(open.starts.map(({ direction }) => direction)).toEqual(["backward", "forward"]);
  expect(open.summary).toContain("More than one course of luck");
});
