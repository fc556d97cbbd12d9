import { expect, test } from "vitest";
import { dayOfAnswer, hasUtcMoments, momentText, zoneOf } from "./moments";

test("a moment is told by the local clock, to the minute, with its date in words", () => {
  expect(momentText("2026-11-04T12:24:32Z", { lang: "en", zone: "America/New_York" })).toBe("Nov 4, 2026, 07:25");
  expect(momentText("2026-11-04T12:24:32Z", { lang: "de" })).toBe("04.11.2026, 12:25 UTC");
  expect(momentText("2026-11-04T23:59:45Z", { lang: "en", zone: "UTC" })).toBe("Nov 5, 2026, 00:00");
  expect(momentText("2026-11-29T06:58:40", { lang: "en", zone: "Asia/Tokyo" })).toBe("Nov 29, 2026, 06:58");
  expect(momentText("2026-11-04T20:24:32Z", { lang: "en", zone: "+05:30" })).toBe("Nov 5, 2026, 01:55");
  expect(momentText("2026-03-06T14:30:07-05:00", { lang: "fr" })).toBe("6 mars 2026, 14:30 UTC−05:00");
});

test("the day of an answer about a day goes without saying, and a day near it needs no year", () => {
  const clock = { lang: "en", day: "2026-11-29" } as const;
  expect(momentText("2026-11-29T06:58:40", clock)).toBe("06:58");
  expect(momentText("2026-11-30T03:57:30", clock)).toBe("Nov 30, 03:57");
  expect(momentText("2030-11-30T03:57:30", clock)).toBe("Nov 30, 2030, 03:57");
  expect(momentText("2026-11-30T03:00:00Z", { ...clock, zone: "America/New_York" })).toBe("22:00");
});

test("what is no moment is none", () => {
  for (const text of ["2026-11-29", "14:30:00", "2026-13-40T99:99:99", "T", ""]) {
    expect(momentText(text, { lang: "en" })).toBeUndefined();
  }
});

test("the clock is that of the request, a number of hours too; else the reader's", () => {
  expect(zoneOf({ timezone: "Asia/Kolkata" })).toBe("Asia/Kolkata");
  expect(zoneOf({ person1: { timezone: "-3.5" } })).toBe("-03:30");
  expect(zoneOf({ timezone: 5.5 })).toBe("+05:30");
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([zoneOf({}), zoneOf({ timezone: "Mars/Olympus" })]).toEqual([own, own]);
});

test("an answer is about one day by its date, or as a page without a birth", () => {
  expect(dayOfAnswer({ date: "2026-11-29" })).toBe("2026-11-29");
  expect(dayOfAnswer({ subjects: [{ date: "2026-11-29" }] })).toBe("2026-11-29");
  expect(dayOfAnswer({ subjects: [{ date: "1990-07-15", time: "14:30:00" }] })).toBeUndefined();
  expect(dayOfAnswer({ subjects: [{ date: "1990-07-15" }, { date: "1992-03-20" }] })).toBeUndefined();
  expect(dayOfAnswer([])).toBeUndefined();
});

test("moments in UTC are noticed wherever they are in an answer", () => {
  expect(hasUtcMoments({ events: [{ at: "2026-11-04T12:24:32Z" }] })).toBe(true);
  expect(hasUtcMoments({ sunrise: "2026-11-29T06:58:40", note: "at 12Z" })).toBe(false);
});
