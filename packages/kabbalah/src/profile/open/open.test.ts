import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import { birthProfileTree } from "../../pictures";
import { en } from "../../texts/en";
import { kabbalahReader } from "../../texts/reader";
import type { BirthProfile, UncertainBirthProfile } from "../../types";
import { birthProfile } from "../birth";
import { computeBirthProfile } from "../birth-compute";
import { presentBirth } from "../birth-present";
import { uncertainBirthProfileOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 23), texts: [en] });
const BIRTH = { date: "1990-06-15", timezone: -4 } as const;
const DAY = { ...BIRTH, time: "unknown" } as const;
const QUARTER = { ...BIRTH, time: "14:30:00", timeAccuracyMinutes: 15 };
const NIGHT = { ...BIRTH, timeFrom: "22:00:00", timeTo: "02:00:00", dateTo: "1990-06-16" };

const at = (local: string, more: object = {}): BirthProfile =>
  birthProfile({ ...BIRTH, date: local.slice(0, 10), time: local.slice(11), ...more }, context);

const angelIn = ({ angels }: BirthProfile, role: string): number | undefined =>
  angels.find((angel) => angel.role === role)?.number;

const earlier = (local: string): string => new Date(Date.parse(`${local}Z`) - 1000).toISOString().slice(0, 19);

describe.each([
  ["a day", DAY],
  ["a quarter of an hour each way", QUARTER],
  ["a night", NIGHT],
  ["a day by Lenain's blocks", { ...DAY, angelDating: "lenain-blocks" }],
] as const)("%s", (_, birth) => {
  const open: UncertainBirthProfile = birthProfile(birth, context);
  const dating = "angelDating" in birth ? { angelDating: birth.angelDating } : {};

  test("names the angels of every time, and the seconds at which they change", () => {
    for (const { role, number, possible } of open.angels) {
      const ends = [open.birthTime.from, open.birthTime.to].map((local) => angelIn(at(local, dating), role));
      if (number !== undefined) expect([role, ...ends]).toEqual([role, number, number]);
      for (const [index0, stay] of (possible ?? []).entries()) {
        expect(angelIn(at(stay.from, dating), role)).toBe(stay.number);
        const before = possible?.[index0 - 1];
        if (before !== undefined) expect(angelIn(at(earlier(stay.from), dating), role)).toBe(before.number);
      }
      const changes = open.birthTime.changes.filter(({ member }) => member === `angels.${role}`);
      expect(changes.map((change) => change.at)).toEqual((possible ?? []).slice(1).map(({ from }) => from));
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainBirthProfileOutput.strict().parse(told)).toEqual(told);
  });
});

describe("the Hebrew date", () => {
  test("of an unknown time is told before and after sunset, with what decides", () => {
    const { possibleDates = [], decides, ...open } = birthProfile(DAY, context);
    const both = [false, true].map((afterSunset) => at("1990-06-15T12:00:00", { afterSunset }));
    expect(possibleDates).toEqual(
      both.map(({ hebrewDate, hebrewBirthday, sephirah }) => ({
        ...{ civilDate: "1990-06-15", hebrewDate, hebrewBirthday, sephirah },
      })),
    );
    expect(possibleDates.map(({ hebrewDate }) => hebrewDate.day)).toEqual([22, 23]);
    expect(decides).toMatch(/sunset.+send afterSunset/);
    for (const member of ["hebrewDate", "sephirah", "hebrewBirthday"]) expect(open).not.toHaveProperty(member);
  });

  test("after sunset is one, as the caller says", () => {
    const open = birthProfile({ ...DAY, afterSunset: true }, context);
    const { hebrewDate, hebrewBirthday, sephirah } = at("1990-06-15T12:00:00", { afterSunset: true });
    expect(open).toMatchObject({ hebrewDate, hebrewBirthday, sephirah });
    expect(open).not.toHaveProperty("possibleDates");
    expect(open.birthTime.holds).toContainEqual({ member: "hebrewDate", value: "23 Sivan 5750" });
  });

  test("of a range is the caller's word, and turns with the clock's date in a night", () => {
    const { hebrewDate, sephirah } = at("1990-06-15T14:30:00");
    expect(birthProfile(QUARTER, context)).toMatchObject({ hebrewDate, sephirah });
    const night = birthProfile({ ...NIGHT, afterSunset: true }, context);
    expect(night.possibleDates?.map((one) => [one.civilDate, one.hebrewDate.day])).toEqual([
      ["1990-06-15", 23],
      ["1990-06-16", 24],
    ]);
    expect(night.birthTime.changes).toContainEqual({
      ...{ member: "hebrewDate", before: "23 Sivan 5750", after: "24 Sivan 5750", at: "1990-06-16T00:00:00" },
    });
    expect(night.decides).toMatch(/midnight/);
  });
});

test("the name of the clock is counted in a day and listed within an hour", () => {
  const day = birthProfile(DAY, context);
  expect(day.birthTime.counted).toEqual([{ member: "angels.spirit", changes: 71 }]);
  expect(day.angels[2]).toEqual({ role: "spirit" });
  expect(day).not.toHaveProperty("together");
  expect(birthProfile(QUARTER, context).angels[2]?.possible).toHaveLength(3);
  const short = birthProfile({ ...BIRTH, time: "14:30:00", timeAccuracyMinutes: 5 }, context);
  expect(short.together).toBe(at("1990-06-15T14:30:00").together);
});

test("a time that is left out is noon as ever, null too, and a known one is answered as without another arm", () => {
  const parsed = erase(birthProfile).parse({ flat: { ...BIRTH, time: null } });
  const noon = birthProfile(BIRTH, context);
  expect(JSON.stringify(parsed.ok && erase(birthProfile).run(parsed.value, context))).toBe(JSON.stringify(noon));
  const setting = { angelDating: "solar-longitude", yearStart: "march-21", leapDayPolicy: "extend-previous" } as const;
  const facts = computeBirthProfile({ ...BIRTH, ...setting, time: "12:00:00", afterSunset: false }, context);
  expect(JSON.stringify(noon)).toBe(
    JSON.stringify(presentBirth(facts, kabbalahReader({ lang: "en", catalogues: [en] }))),
  );
});

test.each(["-003000-05-05", "0900-05-05"])("an unknown time of %s, which no sky covers, is refused", (date) => {
  expect(() => birthProfile({ date, timezone: 0, time: "unknown" }, context)).toThrow(/ephemeris|in the sky/);
  expect(birthProfile({ date, timezone: 0 }, context).angels).toHaveLength(1);
});

test.each(LANGS)("the tree says in %s that the time is unknown, and marks each sephirah that may be", (lang) => {
  const figure = birthProfileTree.figure(birthProfile({ ...DAY, lang }, context), { lang });
  expect(figure.description).toContain(timeUnknown[lang]);
  expect(flawsOf(figure)).toEqual([]);
});
