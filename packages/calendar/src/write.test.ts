import { civilTimeAt } from "@almagest/civil-time";
import { LANGS } from "@almagest/operation";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { componentOf, faultsOf, value } from "../test/rfc5545";
import type { CalendarEvent } from "./event";
import { contentLine, textValue } from "./line";
import { moreFrom } from "./more";
import { calendarText, MOST_EVENTS } from "./write";

const parts = { scope: ["test"], timezone: 0 };
const at = (iso: string): CalendarEvent["when"] => ({ kind: "instant", at: Date.parse(iso) });

function parsed(text: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe("lines", () => {
  const anyText = fc.string({ unit: "grapheme", maxLength: 300 });

  test("are at most 75 octets and cut no character", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = contentLine("SUMMARY", textValue(text));
        for (const part of line.split("\r\n")) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        expect(line.replace(/\r\n /g, "")).toBe(`SUMMARY:${textValue(text)}\r\n`);
        expect(line).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  test("fold at exactly 75 octets", () => {
    expect(contentLine("X", "a".repeat(73))).toBe(`X:${"a".repeat(73)}\r\n`);
    expect(contentLine("X", "a".repeat(74))).toBe(`X:${"a".repeat(73)}\r\n a\r\n`);
    expect(contentLine("X", `${"a".repeat(72)}ü`)).toBe(`X:${"a".repeat(72)}\r\n ü\r\n`);
  });

  test("escape what a text must not have bare, and leave controls out", () => {
    expect(textValue("a, b; c\\d\r\ne\nf\rg")).toBe("a\\, b\\; c\\\\d\\ne\\nf\\ng");
    expect(textValue("a\u0000\u0007b\ud800c")).toBe("ab\ufffdc");
  });

  test("no text gets out of its line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (summary, description) => {
        const event = { facts: [], when: at("2026-01-01T00:00:00Z"), summary, description };
        const text = calendarText([event], parts);
        const [only, ...others] = parsed(text);
        expect(others).toEqual([]);
        const told = (value: string): string => value.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
        const whole = (value: string): string => told(value).replace(/\p{Cs}/gu, "\ufffd");
        expect(only?.summary ?? "").toBe(whole(summary));
        expect(only?.description ?? "").toBe(whole(description));
      }),
    );
  });
});

describe("times", () => {
  test("are local times of a zone that the calendar describes, and ical.js reads the same instants", () => {
    const instants = ["2026-01-15T12:00:00Z", "2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z", "2026-07-01T00:00:00Z"];
    for (const timezone of [
      "Europe/Berlin",
      "America/New_York",
      "Asia/Kolkata",
      "Australia/Lord_Howe",
      "Africa/Casablanca",
    ]) {
      const events = instants.map((iso): CalendarEvent => ({ facts: [iso], when: at(iso), summary: iso }));
      const text = calendarText(events, { ...parts, timezone });
      expect(faultsOf(text)).toEqual([]);
      const zone = new ICAL.Timezone(
        new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vtimezone") ?? expect.fail("no zone"),
      );
      for (const event of parsed(text)) {
        const local = event.startDate.clone();
        local.zone = zone;
        expect([timezone, new Date(local.toUnixTime() * 1000).toISOString()]).toEqual([
          timezone,
          new Date(event.summary).toISOString(),
        ]);
      }
    }
  });

  test("every change of a zone over its window has an observance, old mean times with their seconds", () => {
    const periods = [
      { facts: [], when: { kind: "period", from: Date.UTC(1880, 0, 1), to: Date.UTC(2030, 0, 1) }, summary: "x" },
    ] as const;
    const timezone = "America/New_York";
    const text = calendarText(periods, { ...parts, timezone });
    expect(faultsOf(text)).toEqual([]);
    const [zone] = componentOf(text)?.inside ?? [];
    expect(zone?.inside.map((part) => value(part, "TZOFFSETTO"))[0]).toBe("-045602");
    const changes = (zone?.inside ?? []).slice(1);
    for (const part of changes) {
      const start = value(part, "DTSTART");
      const iso = start.replace(/(....)(..)(..)T(..)(..)(..)/, "$1-$2-$3T$4:$5:$6Z");
      const utc = Date.parse(iso) - secondsOf(value(part, "TZOFFSETFROM")) * 1000;
      const offset = (ms: number): number => Math.round(civilTimeAt(ms, timezone).offsetHours * 3600);
      expect(offset(utc - 1000)).toBe(secondsOf(value(part, "TZOFFSETFROM")));
      expect(offset(utc)).toBe(secondsOf(value(part, "TZOFFSETTO")));
    }
    expect(changes.length).toBeGreaterThan(200);
  });

  test("the second of two equal local times is in UTC", () => {
    const both = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"];
    const events = both.map((iso): CalendarEvent => ({ facts: [iso], when: at(iso), summary: iso }));
    const text = calendarText(events, { ...parts, timezone: "Europe/Berlin" });
    expect(text).toContain("DTSTART;TZID=Europe/Berlin:20261025T023000\r\n");
    expect(text).toContain("DTSTART:20261025T013000Z\r\n");
  });

  test("hours and offsets are told in UTC, without a zone", () => {
    for (const timezone of [5.5, "+05:30", "UTC", "Z"]) {
      const text = calendarText([{ facts: [], when: at("2026-01-01T00:00:00Z"), summary: "x" }], {
        ...parts,
        timezone,
      });
      expect(text).toContain("DTSTART:20260101T000000Z\r\n");
      expect(text).not.toContain("VTIMEZONE");
    }
  });

  test("whole days are dates, the end is the day after", () => {
    const text = calendarText([{ facts: [], when: { kind: "days", from: "2026-12-31" }, summary: "x" }], parts);
    expect(text).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  });
});

describe("a calendar", () => {
  const days = (count: number): readonly CalendarEvent[] =>
    Array.from({ length: count }, (_, index) => ({
      facts: [String(index)],
      when: { kind: "days", from: "2026-01-01" },
      summary: "x",
    }));

  test("has 2,000 events at most", () => {
    expect(parsed(calendarText(days(MOST_EVENTS), parts))).toHaveLength(MOST_EVENTS);
    expect(() => calendarText(days(MOST_EVENTS + 1), parts)).toThrow(
      "at most 2,000 events, and this one would have 2001",
    );
  });

  test("has a million bytes at most", () => {
    const long = days(1000).map((event) => ({ ...event, description: "é".repeat(500) }));
    expect(() => calendarText(long, parts)).toThrow("at most 1,000,000 bytes");
  });

  test("says that there are more events, for people and for programs, where the answer does", () => {
    const event = { facts: ["a"], when: at("2026-01-01T00:00:00Z"), summary: "a" };
    const cut = calendarText([event], { ...parts, more: { from: "2026-01-01", lang: "de" } });
    expect(faultsOf(cut)).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(cut));
    expect(calendar.getFirstPropertyValue("x-almagest-has-more")).toBe("TRUE");
    expect(String(calendar.getFirstPropertyValue("x-almagest-more-from"))).toBe("2026-01-01");
    for (const name of ["description", "x-wr-caldesc"])
      expect(calendar.getFirstPropertyValue(name)).toMatch(/^Ab 2026-01-01 gibt es mehr Ereignisse/);
    expect(calendar.getFirstProperty("description")?.getFirstParameter("language")).toBe("de");
    expect(moreFrom(cut)).toBe("2026-01-01");
    const summary = "\r\nX-ALMAGEST-MORE-FROM;VALUE=DATE:20260101\r\n";
    const whole = calendarText([{ ...event, summary }], parts);
    expect([moreFrom(whole), /^(?:DESCRIPTION|X-ALM)/m.test(whole)]).toEqual([undefined, false]);
  });

  test("says it in every language of the service, with the day", () => {
    const said = LANGS.map((lang) => {
      const text = calendarText([], { ...parts, more: { from: "2026-07-01", lang, isBounded: true } });
      expect([lang, faultsOf(text)]).toEqual([lang, []]);
      return String(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue("description"));
    });
    for (const one of said) expect(one).toMatch(/2.?000.*1 M.*2026-07-01|2000.*1 МБ.*2026-07-01/u);
    expect(new Set(said).size).toBe(LANGS.length);
  });

  test("says in every language that it has the most significant events, where it does not have the first", () => {
    const said = LANGS.map((lang) => {
      const text = calendarText([], { ...parts, more: { from: "2026-07-01", lang, isRanked: true } });
      expect([lang, faultsOf(text), moreFrom(text)]).toEqual([lang, [], "2026-07-01"]);
      return String(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue("description"));
    });
    expect(said[LANGS.indexOf("en")]).toMatch(/it has the most significant/);
    for (const one of said) expect(one).toContain("2026-07-01");
    expect(new Set(said).size).toBe(LANGS.length);
  });

  test.each([0, "Europe/Berlin"])("without events has the one component that a calendar needs, in %s", (timezone) => {
    const text = calendarText([], { ...parts, timezone });
    expect(faultsOf(text)).toEqual([]);
    expect(faultsOf(text.replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n/s, ""))).toEqual([
      "a calendar without a component",
    ]);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? expect.fail("no zone"));
    const noon = new ICAL.Time({ year: 2026, month: 7, day: 1, hour: 12, minute: 0, second: 0, isDate: false }, zone);
    expect([zone.tzid, noon.toUnixTime()]).toEqual(["Etc/UTC", Date.UTC(2026, 6, 1, 12) / 1000]);
  });

  test("with whole days alone has events and no zone", () => {
    const text = calendarText(days(1), parts);
    expect([faultsOf(text), text.includes("VTIMEZONE")]).toEqual([[], false]);
  });

  test("two equal events on one day have two UIDs, and each the same in every calendar", () => {
    const event: CalendarEvent = { facts: ["a"], when: at("2026-01-01T10:00:00Z"), summary: "x" };
    const later: CalendarEvent = { ...event, when: at("2026-01-01T10:00:01Z"), summary: "y" };
    const uids = (events: readonly CalendarEvent[], scope = ["test"]): readonly string[] =>
      parsed(calendarText(events, { ...parts, scope })).map(({ uid }) => uid);
    const [first, second] = uids([event, event]);
    expect(first).not.toBe(second);
    expect(uids([later])).toEqual([first]);
    expect(uids([later], ["other"])).not.toEqual([first]);
  });
});

function secondsOf(offset: string): number {
  const [, sign, hours, minutes, seconds = "0"] = /^([+-])(..)(..)(..)?$/.exec(offset) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}
