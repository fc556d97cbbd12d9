import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { daysBetween, resolveCivilTime } from "@almagest/civil-time";
import { expect } from "vitest";
import { type Component, componentOf, value } from "../../../packages/calendar/test/rfc5545";

/** Programs of Debian, which the long lane installs. */
export const has = (program: string): boolean => existsSync(`/usr/bin/${program}`);

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
export function listed(text: string): readonly string[] {
  const events = (componentOf(text)?.inside ?? []).filter(({ name }) => name === "VEVENT");
  return events
    .map((event) => {
      const start = utcOf(event);
      const summary = value(event, "SUMMARY").replace(/\\([\\;,])/g, "$1");
      return `${start.slice(0, 8)} ${start.slice(9, 13)} ${summary}`.replace("  ", " ");
    })
    .toSorted();
}

/** The list that khal prints of a calendar that it imports, in the form of `listed`. */
export function listedByKhal(text: string, folder: string): readonly string[] {
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
  // Of a calendar without events, two years in which there could be some.
  const [first = "20260101", last = "20271231"] = [dates[0], dates.at(-1)];
  const days = daysBetween(isoOf(first), isoOf(last));
  const told = khal("list", "--once", "--day-format", "", "--format", format, first, `${days + 2}d`);
  const lines = told.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => line.trim().replace(/ +/g, " ")).toSorted();
}

/** The same of calcurse, of each text in turn into one calendar. */
export function listedByCalcurse(texts: readonly string[], folder: string): readonly string[] {
  const home = mkdtempSync(join(folder, "calcurse-"));
  const calcurse = (...args: readonly string[]): string =>
    execFileSync("calcurse", ["-D", home, "-C", home, ...args], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], HOME: home, TZ: "UTC", LC_ALL: "C.UTF-8", TERM: "dumb" },
    });
  for (const text of texts) {
    writeFileSync(join(home, "a.ics"), text);
    calcurse("-q", "-i", join(home, "a.ics"));
  }
  return calcurse("-G").split("\n").slice(0, -1).map(ofCalcurse).toSorted();
}

/** `02/09/2027 @ 17:36 -> 02/09/2027 @ 17:36 >note |Mercury retrograde`, or `02/09/2027 [1] >note Purnima` of a day. */
function ofCalcurse(line: string): string {
  const [, month, day, year, hour = "", minute = "", summary] =
    /^(..)\/(..)\/(....) (?:\[\d+\]|@ (..):(..) -> \S+ @ \S{5})(?: ?>[0-9a-f]{40})? ?\|?(.*)$/u.exec(line) ?? [];
  return `${year}${month}${day} ${hour}${minute} ${summary}`.replace("  ", " ");
}

function isoOf(date: string): string {
  return date.replace(/(....)(..)(..)/, "$1-$2-$3");
}
