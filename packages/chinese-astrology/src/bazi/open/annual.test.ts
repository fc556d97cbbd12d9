import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { knownTimes, OPEN_DAYS } from "../../../test/open-births";
import { annualPillar } from "../../pictures/bazi";
import { en } from "../../texts/en";
import type { AnnualReading } from "../../types";
import { annualReading } from "../annual";
import { uncertainAnnualReadingOutput } from "./annual";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const ASKED = {
  year: 2026,
  gender: "female",
  moment: { date: "2026-07-04", time: "10:00:00", timezone: 8 },
} as const;

interface Dates {
  readonly from: string;
  readonly to: string;
}
const isWithin = (date: string | undefined, { from, to }: Dates): boolean =>
  date !== undefined && from <= date && date <= to;

const valueIn = (own: AnnualReading, member: string): unknown => {
  if (member === "luckPillar.id") return own.luckPillar?.id ?? "none";
  if (member === "usefulGod.element") return own.usefulGod.element;
  return member === "stemRole" ? own.stemRole : member === "branchRole" ? own.branchRole : own.yearBranchRelation;
};

describe.each(OPEN_DAYS)("%s", (_, birth) => {
  const open = annualReading({ ...birth, ...ASKED }, context);
  const known = knownTimes(birth, open.hours).map(
    ([local, at]) => [local, annualReading({ ...at, ...ASKED }, context)] as const,
  );

  test("has what the year is to every known time within", () => {
    for (const [local, own] of known) {
      for (const member of ["stemRole", "branchRole", "yearBranchRelation", "benMingNian"] as const)
        expect([local, member, own[member]]).toEqual([local, member, open[member] ?? own[member]]);
      expect([own.tenGod.id, own.branchTenGod.id]).toEqual([
        open.tenGod?.id ?? own.tenGod.id,
        open.branchTenGod?.id ?? own.branchTenGod.id,
      ]);
      expect(own.annualPillar).toEqual(open.annualPillar);
      if (open.yearBranchRelationMeaning !== undefined)
        expect(own.yearBranchRelationMeaning).toBe(open.yearBranchRelationMeaning);
      const met = [...own.interactions, ...own.meetings].map(({ type, positions }) => [type, ...positions].join());
      for (const { type, positions } of [...open.interactions, ...open.meetings])
        expect(met).toContain([type, ...positions].join());
      for (const sentence of sentencesOf(open.summary ?? "").slice(3)) {
        if (open.usefulGod !== undefined && open.stemRole !== undefined && open.branchRole !== undefined)
          expect(own.summary).toContain(sentence);
      }
    }
  });

  test("has the luck pillar and the moment of every known time within", () => {
    for (const [local, own] of known) {
      const { luckPillar, moment } = open;
      if (luckPillar !== undefined) {
        expect([local, own.luckPillar?.id, own.luckPillar?.index]).toEqual([local, luckPillar.id, luckPillar.index]);
        expect(isWithin(own.luckPillar?.startDate, luckPillar.startDate)).toBe(true);
        expect(isWithin(own.luckPillar?.endDate, luckPillar.endDate)).toBe(true);
      }
      for (const unit of ["month", "day", "hour"] as const) {
        const [one, other] = [own.moment?.[unit], moment?.[unit]];
        expect(one?.id).toBe(other?.id);
        expect([one?.stemRole, one?.branchRole]).toEqual([
          other?.stemRole ?? one?.stemRole,
          other?.branchRole ?? one?.branchRole,
        ]);
        if (other?.reading !== undefined) expect(one?.reading).toBe(other.reading);
      }
    }
  });

  test("lists each change at its first second, and what holds", () => {
    const { holds, changes } = open.birthTime;
    const members = ["luckPillar.id", "usefulGod.element", "stemRole", "branchRole", "yearBranchRelation"];
    for (const [local, own] of known) {
      for (const member of members) {
        const turns = changes.filter((change) => change.member === member);
        const told = turns.findLast(({ at }) => at <= local)?.after ?? turns[0]?.before;
        const value = told ?? holds.find((held) => held.member === member)?.value;
        expect([local, member, valueIn(own, member)]).toEqual([local, member, value]);
      }
    }
  });

  test("is the answer that its schema describes, with a reading and a picture", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainAnnualReadingOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.summary ?? "");
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences[1]).toMatch(/^A time\b.*\bwould /);
    expect(open.summary).not.toMatch(/undefined|[{}]|NaN/);
    expect(flawsOf(figureOf(annualPillar, told, { lang: "en" }))).toEqual([]);
  });
});

test("the luck pillar of a year in which one ends hangs on the hour, and turns at a second", () => {
  const birth = { date: "1990-03-15", timezone: 8, gender: "female" } as const;
  const years = Array.from({ length: 12 }, (_, index0) => annualReading({ ...birth, year: 2000 + index0 }, context));
  const turning = years.flatMap(({ year, birthTime, luckPillar }) => {
    const changes = birthTime.changes.filter(({ member }) => member === "luckPillar.id");
    expect(changes.length > 0).toBe(luckPillar === undefined);
    return changes.map((change) => ({ year, ...change }));
  });
  for (const { year, before, after, at } of turning) {
    const times = [new Date(Date.parse(`${at}Z`) - 1000).toISOString().slice(0, 19), at];
    const ids = times.map((local) => {
      const [date = "", time = ""] = local.split("T");
      return annualReading({ ...birth, date, time, year }, context).luckPillar?.id ?? "none";
    });
    expect(ids).toEqual([before, after]);
  }
});

test("a year before the birth is refused, whenever on its day that was", () => {
  const birth = { date: "1984-02-04", timezone: 8 } as const;
  expect(() => annualReading({ ...birth, year: 1982 }, context)).toThrow(/year 1982 is before the birth, in 1983/);
  expect(annualReading({ ...birth, year: 1983 }, context).year).toBe(1983);
});
