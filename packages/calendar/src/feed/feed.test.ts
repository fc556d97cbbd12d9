import { addDays } from "@almagest/civil-time";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../test/rfc5545";
import { calendared } from "../calendar-of";
import { moreFrom } from "../more";
import { feedOf } from "./feed-of";
import { feedInputs, feedWindow, windowMembers } from "./inputs";

describe("the window of a feed", () => {
  test.each([
    ["2026-11-29", "2026-10-29", "2027-11-30"],
    ["2026-03-31", "2026-02-28", "2027-04-01"],
    ["2027-02-28", "2027-01-28", "2028-02-29"],
    ["2028-02-29", "2028-01-29", "2029-03-01"],
    ["2026-01-15", "2025-12-15", "2027-01-16"],
  ])("on %s is from %s to before %s", (today, from, to) => expect(feedWindow(today)).toEqual({ from, to }));

  test.each(calendared)("of %s is asked for without a gap, by members that are then in no input", (id) => {
    for (const today of ["2026-11-29", "2026-01-01", "2028-02-29", "2026-12-31"]) {
      const { from, to } = feedWindow(today);
      const inputs = feedInputs(id, { other: 1 }, today);
      expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) {
        expect(Object.keys(input).filter((name) => name !== "other" && !windowMembers(id).includes(name))).toEqual([]);
      }
      const days = new Set(inputs.flatMap((input) => daysOf(input)));
      if (days.size === 0) continue;
      for (let day = from; day < to; day = addDays(day, 1))
        expect([id, today, day, days.has(day)]).toEqual([id, today, day, true]);
    }
  });
});

/** The days that a request covers: 20 phases are 147 days. */
function daysOf(input: Readonly<Record<string, unknown>>): readonly string[] {
  const { startDate, endDate, year, month } = input;
  if (typeof startDate === "string") {
    const last = typeof endDate === "string" ? endDate : addDays(startDate, 146);
    return between(startDate, last);
  }
  if (year === undefined) return [];
  const first = `${year}-${String(month ?? 1).padStart(2, "0")}-01`;
  return between(first, month === undefined ? `${year}-12-31` : addDays(first, 27)).concat(
    month === undefined ? [] : ends(first),
  );
}

function ends(first: string): readonly string[] {
  return [28, 29, 30].map((days) => addDays(first, days)).filter((day) => day.startsWith(first.slice(0, 7)));
}

function between(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

describe("a feed", () => {
  const phase = (utc: string, name = "New Moon") => ({ phase: name, utc, sign: "Aries", degree: 1 });
  const told = (...phases: readonly object[]) => ({ input: {}, answer: { phases, timezone: 0 } });
  const events = (text: string): readonly ICAL.Event[] =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const uids = (text: string): readonly string[] => events(text).map(({ uid }) => uid);

  test("has an event of two answers once, and none outside of its window", () => {
    const [first, second, third] = [
      phase("2026-12-01T10:00:00Z"),
      phase("2026-12-30T10:00:00Z"),
      phase("2026-12-30T10:00:01Z"),
    ];
    const outside = [phase("2026-10-28T23:59:59Z"), phase("2027-11-30T00:00:00Z")];
    const text = feedOf("getUpcomingMoonPhases", [told(...outside, first, second), told(third)], "2026-11-29");
    expect(uids(text)).toHaveLength(2);
  });

  test("has the same UIDs on the next day", () => {
    const answers = [told(phase("2026-12-01T10:00:00Z"), phase("2027-11-30T10:00:00Z", "Full Moon"))];
    const [today, tomorrow] = ["2026-11-29", "2026-11-30"].map((day) =>
      uids(feedOf("getUpcomingMoonPhases", answers, day)),
    );
    expect(today).toHaveLength(1);
    expect(tomorrow?.slice(0, 1)).toEqual(today);
    expect(tomorrow).toHaveLength(2);
  });

  test("leaves out what is farthest ahead past 2,000 events, and past 1 MB", () => {
    const many = Array.from({ length: 2500 }, (_, index0) =>
      phase(new Date(Date.UTC(2026, 10, 1) + index0 * 3_600_000).toISOString().replace(".000", ""), `Phase ${index0}`),
    );
    const counted = feedOf("getUpcomingMoonPhases", [told(...many.toReversed())], "2026-11-29");
    expect(uids(counted)).toHaveLength(2000);
    expect(counted).toContain("Phase 1999 ");
    expect(counted).not.toContain("Phase 2000 ");
    const long = many.map((one) => ({ ...one, phase: `${one.phase} ${"é".repeat(600)}` }));
    const bounded = feedOf("getUpcomingMoonPhases", [told(...long)], "2026-11-29");
    const bytes = new TextEncoder().encode(bounded).length;
    expect(bytes).toBeLessThanOrEqual(1_000_000);
    expect(bytes).toBeGreaterThan(900_000);
    expect(bounded).toContain("Phase 0 ");
    // The first hour that is left out, by the clock of the request.
    expect(moreFrom(counted)).toBe("2027-01-23");
    const timezone = "America/Anchorage";
    const there = feedOf(
      "getUpcomingMoonPhases",
      [{ input: { lang: "tr", timezone }, answer: { phases: many, timezone } }],
      "2026-11-29",
    );
    const calendar = new ICAL.Component(ICAL.parse(there));
    expect(String(calendar.getFirstPropertyValue("x-almagest-more-from"))).toBe("2027-01-22");
    expect(calendar.getFirstPropertyValue("description")).toMatch(/^Bir takvimde en çok 2\.000 olay.*2027-01-22/);
    expect(faultsOf(there)).toEqual([]);
    const left = events(bounded).at(-1)?.startDate.toJSDate().getTime() ?? 0;
    expect(moreFrom(bounded)).toBe(new Date(left + 3_600_000).toISOString().slice(0, 10));
  });

  test("says nothing of the kind where it has all", () => {
    const whole = feedOf("getUpcomingMoonPhases", [told(phase("2026-12-01T10:00:00Z"))], "2026-11-29");
    expect([moreFrom(whole), /^(?:DESCRIPTION|X-WR-CALDESC)/m.test(whole)]).toEqual([undefined, false]);
  });

  test("says where an answer was cut by the count of its request", () => {
    const [first, second] = [phase("2026-12-01T23:59:59Z"), phase("2026-12-30T10:00:00Z")];
    const cut = { input: {}, answer: { phases: [first], timezone: 0, hasMore: true } };
    expect(moreFrom(feedOf("getUpcomingMoonPhases", [cut, told(second)], "2026-11-29"))).toBe("2026-12-01");
  });

  test("says from the first day of an answer on that it has the most significant events of its days", () => {
    const events = [{ type: "eclipse", datetime: "2026-12-20T10:00:00Z" }];
    const answer = { startDate: "2026-12-01", endDate: "2026-12-24", timezone: 0, events, hasMore: true };
    const text = feedOf("generateTimeline", [{ input: {}, answer }], "2026-11-29");
    expect(moreFrom(text)).toBe("2026-12-01");
    expect(text.replaceAll("\r\n ", "")).toContain("it has the most significant");
  });
});
