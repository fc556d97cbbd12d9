import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calendared } from "@almagest/calendar";
import { catalogue } from "@almagest/catalog";
import { daysBetween, resolveCivilTime } from "@almagest/civil-time";
import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import { type Component, componentOf, faultsOf, value } from "../../../packages/calendar/test/rfc5545";
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

/** Programs of Debian, which the long lane installs. */
const has = (program: string): boolean => existsSync(`/usr/bin/${program}`);
const IMPORTED = [
  "findStations",
  "findEclipses",
  "getUpcomingMoonPhases",
  "generateTimeline",
  "listFestivals",
  "getMonthlyTzolkinCalendar",
];

/** `20270209T1736` in UTC, or a date. */
function utcOf(event: Component): string {
  const { params, value: start } = event.lines.find(({ name }) => name === "DTSTART") ?? expect.fail("no start");
  const timezone = params["TZID"];
  if (timezone === undefined) return start.replace("Z", "");
  const time = start.slice(9).replace(/(..)(..)(..)/, "$1:$2:$3");
  const { epochMilliseconds } = resolveCivilTime({ date: isoOf(start.slice(0, 8)), time, timezone });
  return new Date(epochMilliseconds).toISOString().replace(/[-:]/g, "");
}

/** Each event by its start in UTC and its summary, in the order of both. */
function listed(text: string): readonly string[] {
  const events = (componentOf(text)?.inside ?? []).filter(({ name }) => name === "VEVENT");
  return events
    .map((event) => {
      const start = utcOf(event);
      const summary = value(event, "SUMMARY").replace(/\\([\\;,])/g, "$1");
      return `${start.slice(0, 8)} ${start.slice(9, 13)} ${summary}`.replace("  ", " ");
    })
    .toSorted();
}

describe.runIf(has("khal"))("khal", () => {
  test.each(IMPORTED)(
    "imports the calendar of %s and lists the same",
    async (id) => {
      const text = await exampleCalendar(id);
      const home = mkdtempSync(join(folder, "khal-"));
      writeFileSync(join(home, "a.ics"), text);
      const config = [
        "[calendars]",
        "[[one]]",
        `path = ${join(home, "cal")}`,
        "[locale]",
        "local_timezone = UTC",
        "default_timezone = UTC",
        "timeformat = %H%M",
        "dateformat = %Y%m%d",
        "longdateformat = %Y%m%d",
        "datetimeformat = %Y%m%d %H%M",
        "longdatetimeformat = %Y%m%d %H%M",
        "[sqlite]",
        `path = ${join(home, "khal.db")}`,
        "",
      ];
      writeFileSync(join(home, "config"), config.join("\n"));
      const khal = (...args: readonly string[]): string =>
        execFileSync("khal", ["-c", join(home, "config"), ...args], {
          encoding: "utf8",
          env: { PATH: process.env["PATH"], HOME: home, LC_ALL: "C.UTF-8", LANG: "C.UTF-8" },
        });
      khal("import", "--batch", "-a", "one", join(home, "a.ics"));
      const dates = listed(text)
        .map((line) => line.slice(0, 8))
        .toSorted();
      const format = "{start-date} {start-time} {title}";
      const days = daysBetween(isoOf(dates[0] ?? ""), isoOf(dates.at(-1) ?? ""));
      const told = khal("list", "--once", "--day-format", "", "--format", format, dates[0] ?? "", `${days + 2}d`);
      const lines = told.split("\n").filter((line) => line.trim() !== "");
      expect(lines.map((line) => line.trim().replace(/ +/g, " ")).toSorted()).toEqual(
        listed(text).map((line) => line.replace(/ +/g, " ")),
      );
    },
    LONG_MS,
  );
});

describe.runIf(has("calcurse"))("calcurse", () => {
  test.each(IMPORTED)(
    "imports the calendar of %s and lists the same",
    async (id) => {
      const text = await exampleCalendar(id);
      const home = mkdtempSync(join(folder, "calcurse-"));
      writeFileSync(join(home, "a.ics"), text);
      const calcurse = (...args: readonly string[]): string =>
        execFileSync("calcurse", ["-D", home, "-C", home, ...args], {
          encoding: "utf8",
          env: { PATH: process.env["PATH"], HOME: home, TZ: "UTC", LC_ALL: "C.UTF-8", TERM: "dumb" },
        });
      calcurse("-q", "-i", join(home, "a.ics"));
      expect(calcurse("-G").split("\n").slice(0, -1).map(ofCalcurse).toSorted()).toEqual(listed(text));
    },
    LONG_MS,
  );
});

/** `02/09/2027 @ 17:36 -> 02/09/2027 @ 17:36 >note |Mercury retrograde`, or `02/09/2027 [1] >note Purnima` of a day. */
function ofCalcurse(line: string): string {
  const [, month, day, year, hour = "", minute = "", summary] =
    /^(..)\/(..)\/(....) (?:\[\d+\]|@ (..):(..) -> \S+ @ \S{5})(?: ?>[0-9a-f]{40})? ?\|?(.*)$/u.exec(line) ?? [];
  return `${year}${month}${day} ${hour}${minute} ${summary}`.replace("  ", " ");
}

function isoOf(date: string): string {
  return date.replace(/(....)(..)(..)/, "$1-$2-$3");
}
