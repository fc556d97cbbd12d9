import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calendared } from "@almagest/calendar";
import { catalogue } from "@almagest/catalog";
import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import { faultsOf } from "../../../packages/calendar/test/rfc5545";
import { has, listed, listedByCalcurse, listedByKhal } from "../test/calendar-programs";
import { exampleCalendar } from "../test/calendars";

const LONG_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), "almagest-calendars-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function eventsIn(text: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe.each(calendared)("the calendar of %s", (id) => {
  test(
    "keeps RFC 5545, ical.js reads it, and its events are told in other languages under the same UIDs",
    async () => {
      expect(catalogue.entries.filter(({ operation }) => operation.id === id)).toHaveLength(1);
      const english = await exampleCalendar(id);
      const uids = eventsIn(english).map(({ uid }) => uid);
      expect(uids.length).toBeGreaterThan(0);
      expect(faultsOf(english)).toEqual([]);
      expect(await exampleCalendar(id)).toBe(english);
      for (const lang of ["de", "hi", "ru", "zh-Hant"] as const) {
        const text = await exampleCalendar(id, lang);
        expect([lang, faultsOf(text)]).toEqual([lang, []]);
        expect(eventsIn(text).map(({ uid }) => uid)).toEqual(uids);
        for (const { summary } of eventsIn(text)) {
          expect(summary).not.toMatch(/undefined|null|NaN|\[object/);
          expect(summary.trim()).not.toBe("");
        }
      }
    },
    LONG_MS,
  );
});

describe("the UID of an event", () => {
  test("is the same in a window that overlaps, and another for another person", async () => {
    const uids = async (beside: object): Promise<readonly string[]> =>
      eventsIn(await exampleCalendar("findStations", "en", beside)).map(({ uid }) => uid);
    const early = await uids({ startDate: "2026-11-29", count: 6 });
    const late = await uids({ startDate: "2027-02-20", count: 5, timezone: "Asia/Tokyo" });
    expect(late).toEqual(early.slice(1));
    const born = async (birthDate: string): Promise<readonly string[]> =>
      eventsIn(await exampleCalendar("getCriticalDays", "en", { birthDate })).map(({ uid }) => uid);
    // The emotional cycle has 28 days: the same days, of two people.
    const both = [...(await born("1990-07-15")), ...(await born("1990-08-12"))];
    expect(new Set(both).size).toBe(both.length);
  });
});

const IMPORTED = [
  "findStations",
  "findEclipses",
  "getUpcomingMoonPhases",
  "generateTimeline",
  "listFestivals",
  "getMonthlyTzolkinCalendar",
];

describe.runIf(has("khal"))("khal", () => {
  test.each(IMPORTED)(
    "imports the calendar of %s and lists the same",
    async (id) => {
      const text = await exampleCalendar(id);
      expect(listedByKhal(text, folder)).toEqual(listed(text).map((line) => line.replace(/ +/g, " ")));
    },
    LONG_MS,
  );
});

describe.runIf(has("calcurse"))("calcurse", () => {
  test.each(IMPORTED)(
    "imports the calendar of %s and lists the same",
    async (id) => {
      const text = await exampleCalendar(id);
      expect(listedByCalcurse([text], folder)).toEqual(listed(text));
    },
    LONG_MS,
  );
});
