import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { festivals } from "../festivals/operation";
import { en } from "../texts/en";
import { detailedPanchang } from "./detailed";
import { panchangMonth } from "./month";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 29), texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

describe("a month of the panchang", () => {
  const month = panchangMonth({ ...DELHI, year: 2026, month: 11 }, context);

  test("has each day of it once, as the panchang of the day has it", () => {
    expect(month.days.map(({ date }) => date.slice(8))).toEqual(
      Array.from({ length: 30 }, (_, day0) => String(day0 + 1).padStart(2, "0")),
    );
    for (const row of month.days.filter((_, day0) => day0 % 5 === 0)) {
      const day = detailedPanchang({ ...DELHI, date: row.date }, context);
      expect(row).toMatchObject({
        weekday: day.vara.name,
        sunrise: day.sunrise,
        sunset: day.sunset,
        tithi: { number: day.tithi.number, name: day.tithi.name, paksha: day.tithi.paksha },
        nakshatra: { number: day.nakshatra.number, name: day.nakshatra.name },
        moonSign: day.moonSign.name,
        lunarMonth: day.calendar?.amanta,
        verdict: day.verdict,
      });
      expect([row.tithi.end, row.nakshatra.end]).toEqual([day.limbs.tithi[0]?.end, day.limbs.nakshatra[0]?.end]);
    }
  });

  test("has the festivals of the year on their dates", () => {
    const ofYear = festivals({ ...DELHI, year: 2026 }, context).festivals.filter(({ date }) =>
      date.startsWith("2026-11"),
    );
    const told = month.days.flatMap(({ date, festivals: names }) => names.map((name) => `${date} ${name}`));
    expect(told.sort()).toEqual(ofYear.map(({ date, name }) => `${date} ${name}`).sort());
    expect(told).toContain("2026-11-08 Diwali (Lakshmi Puja)");
  });

  test("closes a day that the new moon holds to its end, and frees those that need no other muhurta", () => {
    const [newMoon] = month.days.filter(({ date, tithi }) => tithi.number === 30 && tithi.end.slice(0, 10) > date);
    expect(newMoon?.beginnings ?? "closed").toBe("closed");
    expect(new Set(month.days.map(({ beginnings }) => beginnings))).toEqual(new Set(["open", "careful", "closed"]));
    const spring = panchangMonth({ ...DELHI, year: 2026, month: 4 }, context).days;
    expect(spring.filter(({ beginnings }) => beginnings === "free").map(({ festivals: names }) => names)).toEqual([
      expect.arrayContaining([expect.stringContaining("Akshaya Tritiya")]),
    ]);
  });

  test("is the month that runs where none is sent, and of 28 to 31 days", () => {
    expect(panchangMonth(DELHI, context)).toMatchObject({ year: 2026, month: 11 });
    expect(panchangMonth({ ...DELHI, year: 2024, month: 2 }, context).days).toHaveLength(29);
  });
});

test("a month in which the Sun does not set is refused with its first day", () => {
  const north = { latitude: 69.65, longitude: 18.96, timezone: "Europe/Oslo" };
  expect(() => panchangMonth({ ...north, year: 2026, month: 6 }, context)).toThrow("on 2026-06-01");
});

test.each([
  [{ ...DELHI, month: 13 }, "month"],
  [{ ...DELHI, year: 1899 }, "year"],
  [{ ...DELHI, latitude: 91 }, "latitude"],
  [{ ...DELHI, month: "November" }, "month"],
])("%j is refused by its field", (request, path) => {
  const parsed = panchangMonth.parse({ flat: request });
  expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.path)).toEqual([path]);
  expect(isRecord(parsed)).toBe(true);
});

test("a month has no day that its zone left out", () => {
  const place = { timezone: "Pacific/Apia", latitude: -13.83, longitude: -171.77 };
  const { days } = panchangMonth({ ...place, year: 2011, month: 12 }, context);
  expect(days.map(({ date }) => date.slice(8)).slice(-3)).toEqual(["28", "29", "31"]);
});
