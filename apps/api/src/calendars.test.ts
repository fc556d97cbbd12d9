import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calendared, feedInputs, feedOf, moreFrom } from "@almagest/calendar";
import { catalogue } from "@almagest/catalog";
import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { faultsOf } from "../../../packages/calendar/test/rfc5545";
import { has, listed, listedByCalcurse, listedByKhal } from "../test/calendar-programs";
import { exampleAnswer, exampleCalendar } from "../test/calendars";

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

describe("a summer birth's period that begins in winter", () => {
  const birth = {
    date: "1990-07-15",
    time: "14:30:00",
    latitude: 40.7128,
    longitude: -74.006,
    timezone: "America/New_York",
  };
  const begins = async (id: string, beside: object): Promise<readonly string[]> => {
    const text = await exampleCalendar(id, "en", beside);
    return [...text.matchAll(/DTSTART;TZID=America\/New_York:(\d{8}T\d{6})/g)].map(([, start = ""]) => start);
  };

  test("begins at the instant that dashas tell at the offset of the birth", async () => {
    const { answer } = await exampleAnswer("getDashaPeriods", "en", { ...birth, dashaSystem: "yogini" });
    expect(JSON.stringify(answer)).toContain('"startDate":"1991-12-24T10:31:06"');
    expect(await begins("getDashaPeriods", { ...birth, dashaSystem: "yogini" })).toContain("19911224T093106");
    const inUtc = await exampleCalendar("getDashaPeriods", "en", { ...birth, dashaSystem: "yogini", timezone: -4 });
    expect(inUtc).toContain("DTSTART:19911224T143106Z");
  });

  test("names its system in the language asked for", async () => {
    for (const [lang, name] of [
      ["en", "Narayana: "],
      ["ru", "Нараяна: "],
    ] as const) {
      const events = eventsIn(await exampleCalendar("getDashaPeriods", lang, { ...birth, dashaSystem: "narayana" }));
      for (const { summary } of events) expect(summary.startsWith(name)).toBe(true);
      expect(events.length).toBeGreaterThan(12);
    }
  });

  test.each([
    ["getMajorDashas", "mahadashas"],
    ["getSubDashas", "antardashas"],
    ["getPratyantardashas", "pratyantardashas"],
    ["getSookshmaDashas", "sookshmaDashas"],
    ["getPranaDashas", "pranaDashas"],
  ])("begins there in %s as well", async (id, rows) => {
    const { answer } = await exampleAnswer(id, "en", birth);
    const instants = z.array(z.object({ startDate: z.string() })).parse(answer[rows]);
    const events = eventsIn(await exampleCalendar(id, "en", birth));
    const read = events.map(({ startDate }) => startDate.toJSDate().toISOString());
    expect(read).toEqual(instants.map(({ startDate }) => new Date(`${startDate}-04:00`).toISOString()));
  });

  test("begins by the zone's clock in time lords, whose answer tells it by that", async () => {
    const asked = { ...birth, lot: undefined, technique: "firdaria" };
    const { answer } = await exampleAnswer("findTimeLords", "en", asked);
    const periods = z.array(z.object({ from: z.string() })).parse(answer["periods"]);
    const starts = await begins("findTimeLords", asked);
    for (const { from } of periods) expect(starts).toContain(from.replace(/[-:]/g, ""));
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

describe("a calendar without events", () => {
  // Mars turns in 2027, on January 10 and April 1.
  const empty = (timezone: number | string): Promise<string> =>
    exampleCalendar("findStations", "en", {
      startDate: "2026-12-01",
      endDate: "2026-12-31",
      planets: ["Mars"],
      timezone,
    });

  test.each([0, "Asia/Kolkata"])(
    "keeps RFC 5545, and ical.js, khal and calcurse read it as empty, in %s",
    async (timezone) => {
      const text = await empty(timezone);
      expect([faultsOf(text), eventsIn(text)]).toEqual([[], []]);
      if (has("khal")) expect(listedByKhal(text, folder)).toEqual([]);
      if (has("calcurse")) expect(listedByCalcurse([text], folder)).toEqual([]);
    },
  );
});

describe("a forecast of 2027", () => {
  const birthData = { date: "1990-07-15", time: "13:30:00", timezone: "America/New_York" };
  const all = { birthData, domains: undefined, domainWeights: undefined };
  const uids = (text: string): readonly string[] => eventsIn(text).map(({ uid }) => uid);

  test(
    "has in its feed, on every day, all events of June that are there when it is asked directly",
    async () => {
      const june = { ...all, startDate: "2027-06-01", endDate: "2027-06-30" };
      const direct = uids(await exampleCalendar("generateTimeline", "en", june));
      expect(direct).toHaveLength(138);
      for (const today of ["2026-11-30", "2026-12-09"]) {
        const inputs = feedInputs("generateTimeline", all, today);
        const answers = await Promise.all(inputs.map((input) => exampleAnswer("generateTimeline", "en", input)));
        expect(answers.filter(({ answer }) => answer["hasMore"] !== false)).toEqual([]);
        const text = feedOf("generateTimeline", answers, today);
        expect(moreFrom(text)).toBeUndefined();
        const fed = new Set(uids(text));
        expect(direct.filter((uid) => !fed.has(uid))).toEqual([]);
      }
    },
    LONG_MS,
  );

  test("says that it was cut, from its first day on, where it has the most significant events only", async () => {
    const cut = await exampleCalendar("generateTimeline", "de", { startDate: "2027-06-01", endDate: "2027-08-30" });
    expect([uids(cut).length, moreFrom(cut), faultsOf(cut)]).toEqual([200, "2027-06-01", []]);
    expect(cut).toContain("X-ALMAGEST-HAS-MORE:TRUE");
    const description = new ICAL.Component(ICAL.parse(cut)).getFirstPropertyValue("description");
    expect(description).toMatch(/^Ab 2027-06-01 gibt es mehr .*bedeutendsten/);
  });
});

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
