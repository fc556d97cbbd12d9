import { LANGS } from "@almagest/operation";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../test/rfc5545";
import { calendared } from "./calendar-of";
import { feedOf } from "./feed/feed-of";
import { calendarName } from "./names";
import { calendarText } from "./write";

const read = (text: string): ICAL.Component => new ICAL.Component(ICAL.parse(text));
/** The parts of a calendar in which no rule of an operation is asked. */
const parts = { scope: ["test"], timezone: 0 };

describe("the name of a calendar", () => {
  test.each(LANGS)("is in %s what a calendar program lists it by, each another one", (lang) => {
    const names = calendared.map((id) => calendarName(id, lang) ?? expect.fail(id));
    expect(new Set(names).size).toBe(calendared.length);
    for (const name of names) {
      const text = calendarText([], { ...parts, name: { text: name, lang } });
      expect([name, faultsOf(text)]).toEqual([name, []]);
      const calendar = read(text);
      expect(["name", "x-wr-calname"].map((property) => calendar.getFirstPropertyValue(property))).toEqual([
        name,
        name,
      ]);
      expect(calendar.getFirstProperty("name")?.getFirstParameter("language")).toBe(lang);
      expect(name).toMatch(/^\S.{0,45}\S$/u);
    }
  });

  test("is in the letters of its language", () => {
    for (const id of calendared) {
      expect(calendarName(id, "hi")).toMatch(/^[\p{Script=Devanagari} -]+$/u);
      expect(calendarName(id, "ru")).toMatch(/^[\p{Script=Cyrillic} ()-]+$/u);
      for (const lang of ["zh-Hans", "zh-Hant"] as const)
        expect(calendarName(id, lang)).toMatch(/^[\p{Script=Han}（）]+$/u);
    }
  });

  test("is escaped like any other text", () => {
    const name = { text: "Ann, Bob; \\\r\nNAME:x", lang: "en" } as const;
    const text = calendarText([], { ...parts, name });
    expect(faultsOf(text)).toEqual([]);
    // ical.js knows neither property as a text, and leaves its escapes.
    expect(read(text).getFirstPropertyValue("x-wr-calname")).toBe("Ann\\, Bob\\; \\\\\\nNAME:x");
  });

  test("is in a feed too, in the language of its request", () => {
    const phase = { phase: "Yeni Ay", utc: "2026-12-01T10:00:00Z", sign: "Koç", degree: 1 };
    const told = { input: { lang: "tr" }, answer: { phases: [phase], timezone: 0 } };
    const text = feedOf("getUpcomingMoonPhases", [told, told], "2026-11-29");
    expect(faultsOf(text)).toEqual([]);
    expect(text).toContain("\r\nNAME;LANGUAGE=tr:Ay evreleri\r\nX-WR-CALNAME:Ay evreleri\r\n");
  });
});
