import { readFileSync } from "node:fs";
import { addDays } from "@almagest/civil-time";
import { createContext, DomainError } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import {
  ask,
  type Context,
  context,
  daily,
  ephemeris,
  monthly,
  NOW,
  textsOf,
  weekly,
  wordless,
  yearly,
} from "../../test/asked-horoscopes";
import { en } from "../texts/en";
import { dailyHoroscope } from "./daily";
import { monthlyHoroscope } from "./monthly";
import { weeklyHoroscope } from "./weekly";
import { yearlyHoroscope } from "./yearly";

/** Instants found on swetest's positions, seconds cut as in the answers. */
const printed = new Map(
  readFileSync(new URL("./fixtures/instants.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => [line.slice(25), `${line.slice(0, 19)}Z`] as const),
);

describe("the day, against the printed example (Aries, 2026-04-03) and swetest", () => {
  const answer = daily("Aries", "2026-04-03");

  test("places the Moon, its phase, Venus and the day's numbers as the example has them", () => {
    expect(answer).toMatchObject({
      sign: "Aries",
      date: "2026-04-03",
      luckyColor: "Red",
      compatibleSigns: ["Leo", "Sagittarius", "Gemini"],
      moonSign: "Libra",
      moonPhase: "Waning Gibbous Moon",
      energyRating: 6,
      // Mercury trine Jupiter is the heaviest of the day's giving events
      luckyNumber: 3,
    });
    expect(answer.activeTransits).toContain("Venus in Taurus (2nd house of finances and personal values)");
    expect(answer.activeTransits).toContain("Moon in Libra (7th house of partnerships and relationships)");
    expect(answer.activeTransits).toContain("Saturn in Aries (1st house of identity and self-expression)");
  });

  test("finds Mercury's trine to Jupiter and Venus's square to Pluto to the second, in houses 12 and 2", () => {
    expect(answer.events).toContainEqual(
      expect.objectContaining({
        type: "aspect",
        at: printed.get("mercury trine jupiter"),
        bodies: ["Mercury", "Jupiter"],
        aspect: "trine",
        house: 12,
        through: printed.get("mercury trine jupiter leaves 8 degrees"),
      }),
    );
    expect(answer.events).toContainEqual(
      expect.objectContaining({ at: printed.get("venus square pluto"), bodies: ["Venus", "Pluto"], house: 2 }),
    );
  });

  test("returns events in order, each exact on the day or begun before and still running", () => {
    for (const date of ["2026-04-03", "2024-02-29", "1900-01-01", "2100-12-31"]) {
      const { events } = daily("scorpio", date);
      const instants = events.map(({ at }) => at);
      expect(instants).toEqual([...instants].sort());
      for (const { at, through } of events) {
        expect(at < `${addDays(date, 1)}T00:00:00Z`).toBe(true);
        expect(at >= `${date}T00:00:00Z` || (through ?? "") >= `${date}T12:00:00Z`, `${date} ${at}`).toBe(true);
      }
    }
  });

  test("names no planet that is not among the events", () => {
    for (const sign of SIGN_IDS) {
      const told = daily(sign, "2026-08-12");
      const known = new Set(told.events.flatMap(({ bodies }) => bodies));
      const named =
        textsOf(told)
          .join(" ")
          .match(/\b(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/g) ?? [];
      for (const name of named) expect(known, sign).toContain(name);
    }
  });

  test("has the eclipse where the lunation is one", () => {
    const { events } = daily("leo", "2026-08-12");
    expect(events.filter(({ type }) => type === "eclipse")).toEqual([
      expect.objectContaining({
        at: expect.stringMatching(/^2026-08-12T17:4[56]/),
        bodies: ["Sun"],
        sign: "leo",
        house: 1,
      }),
    ]);
    expect(events.filter(({ type }) => type === "lunar-phase")).toEqual([]);
  });
});

describe("what is asked", () => {
  test("the day runs by the timezone only where no date is given", () => {
    const today = (timezone: number | string) => dailyHoroscope({ lang: "en", sign: "aries", timezone }, context).date;
    expect(today(0)).toBe("2026-04-03");
    expect(today("America/New_York")).toBe("2026-04-02");
    const dated = { lang: "en", sign: "aries", date: "2026-04-03", timezone: "America/New_York" } as const;
    expect(dailyHoroscope(dated, context)).toEqual(daily("aries", "2026-04-03"));
  });

  test("a sign goes by id or name in any case, and an unknown one is told the accepted ones", () => {
    expect(daily("SCORPIO", "2024-02-29")).toEqual(daily("scorpio", "2024-02-29"));
    expect(() => daily("ophiuchus", "2024-02-29")).toThrow(DomainError);
    expect(() => daily("ophiuchus", "2024-02-29")).toThrow(/aries, taurus/);
  });

  test.each([
    ["1899-12-31", false],
    ["1900-01-01", true],
    ["2100-12-31", true],
    ["2101-01-01", false],
  ])("dates run from 1900 to 2100: %s", (date, ok) => {
    for (const operation of [dailyHoroscope, weeklyHoroscope, monthlyHoroscope]) {
      expect(operation.parse({ params: { sign: "aries" }, query: { date } }).ok).toBe(ok);
    }
    expect(yearlyHoroscope.parse({ params: { sign: "aries" }, query: { year: Number(date.slice(0, 4)) } }).ok).toBe(ok);
  });

  test("an ephemeris that knows no eclipses leaves the lunations as they are, and the answer says so", () => {
    const { eclipses: _unknown, ...plain } = ephemeris;
    const input = { ...ask, sign: "leo", date: "2026-08-12" };
    const answer = dailyHoroscope(input, createContext({ ephemeris: plain, now: NOW, texts: [en] }));
    expect(answer.events.filter(({ type }) => type === "eclipse")).toEqual([]);
    expect(answer.events).toContainEqual(expect.objectContaining({ type: "lunar-phase", sign: "leo", house: 1 }));
    expect(answer.conventions.eclipses).toBe("not-available");
    expect(daily("leo", "2026-08-12").conventions.eclipses).toBe("greatest-eclipse");
  });

  test("the first and the last day, week, month and year have answers", () => {
    for (const day of ["1900-01-01", "2100-12-31"]) {
      for (const tell of [daily, weekly, monthly]) expect(tell("pisces", day).column?.length, day).toBeGreaterThan(30);
      expect(yearly("pisces", Number(day.slice(0, 4))).keyPeriods.length).toBeGreaterThan(9);
    }
  });

  test("any day of a week or month gives the same answer", () => {
    expect(weekly("aries", "2026-03-30")).toEqual(weekly("aries", "2026-04-05"));
    expect(weekly("aries", "2026-04-06").week).toBe("2026-04-06");
    expect(monthly("aries", "2026-04-01")).toEqual(monthly("aries", "2026-04-30"));
  });

  test.each([
    ["a day", 450, (context: Context) => dailyHoroscope({ ...ask, sign: "aries", date: "2026-04-03" }, context)],
    ["a year", 5400, (context: Context) => yearlyHoroscope({ ...ask, sign: "aries", year: 2026 }, context)],
  ] as const)("%s is found with fewer than %d positions", (_, most, tell) => {
    let asked = 0;
    const counting: typeof ephemeris = {
      ...ephemeris,
      ecliptic: (...question) => {
        asked += 1;
        return ephemeris.ecliptic(...question);
      },
    };
    tell(createContext({ ephemeris: counting, now: NOW, texts: [en] }));
    expect(asked).toBeLessThan(most);
  });

  test("a slow planet's stay ends where it first leaves the sign, decades on", () => {
    const { themes, events } = yearly("aries", 2026);
    expect(themes.filter(({ body }) => body === "Neptune").map(({ from }) => from)).toEqual([
      "2026-01-01",
      "2026-01-26",
    ]);
    const entry = events.find(({ type, bodies }) => type === "sign-ingress" && bodies[0] === "Neptune");
    expect(entry?.through).toMatch(/^2038-05-2[12]T/);
  });

  test("without texts the facts stand alone", () => {
    const answer = dailyHoroscope({ ...ask, sign: "aries", date: "2026-04-03" }, wordless);
    expect(answer.overview).toBeUndefined();
    expect(answer.activeTransits).toBeUndefined();
    expect(answer.events).toEqual(daily("aries", "2026-04-03").events);
    expect(yearlyHoroscope({ ...ask, sign: "aries", year: 2026 }, wordless).themes).toHaveLength(9);
  });
});

describe("the week (Aries, 2026-03-30)", () => {
  test("ranks the days by their rulers as the printed example, the numbers with them", () => {
    expect(weekly("aries", "2026-04-03")).toMatchObject({
      week: "2026-03-30",
      luckyDays: ["Saturday", "Sunday", "Friday"],
      luckyNumbers: [8, 1, 6],
    });
  });

  test("tells the full moon of that week in Libra, house 7", () => {
    expect(weekly("aries", "2026-04-03").events).toContainEqual({
      type: "lunar-phase",
      at: printed.get("full moon libra"),
      bodies: ["Moon"],
      phase: "Full Moon",
      sign: "libra",
      house: 7,
    });
  });
});

describe("the month (Aries, April 2026)", () => {
  const answer = monthly("aries", "2026-04-03");

  test("keeps the full and the new moon and Uranus's entry into Gemini in mind", () => {
    expect(answer.month).toBe("2026-04");
    expect(answer.keyDates.map(({ date }) => date)).toEqual(["2026-04-02", "2026-04-17", "2026-04-26"]);
    expect(answer.luckyColor).toBe("Red");
  });

  test.each([
    ["sun square jupiter", 1],
    ["mars enters aries", 1],
    ["uranus enters gemini", 3],
    ["full moon libra", 7],
  ])("has %s to the second, house %d", (name, house) => {
    expect(answer.events).toContainEqual(expect.objectContaining({ at: printed.get(name), house }));
  });

  test("numbers the calendar weeks as far as they lie in the month", () => {
    expect(answer.weekByWeek.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5]);
    expect(monthly("aries", "2027-02-10").weekByWeek).toHaveLength(4);
    expect(monthly("aries", "2026-08-10").weekByWeek).toHaveLength(6);
    expect(answer.weekByWeek[0]?.focus).toBe("partnerships and relationships");
  });
});

describe("the year (Aries, 2026)", () => {
  const answer = yearly("aries", 2026);

  test("has the themes, the eclipses, the station and the key periods of the printed example", () => {
    expect(answer.themes[0]).toMatchObject({
      body: "Jupiter",
      sign: "cancer",
      house: 4,
      from: "2026-01-01",
      to: "2026-06-30",
    });
    expect(answer.eclipses.map(({ date, kind, house }) => [date, kind, house])).toEqual([
      ["2026-02-17", "annular", 11],
      ["2026-03-03", "total", 6],
      ["2026-08-12", "total", 5],
      ["2026-08-28", "partial", 12],
    ]);
    expect(answer.retrogrades).toContainEqual(
      expect.objectContaining({ date: "2026-02-26", body: "Mercury", direction: "retrograde", house: 12 }),
    );
    const period = (body: string, house: number) =>
      answer.keyPeriods.find((one) => one.body === body && one.house === house);
    expect(period("Mars", 11)).toMatchObject({ from: "2026-01-23", to: "2026-03-02" });
    expect(period("Venus", 7)).toMatchObject({ from: "2026-08-06", to: "2026-09-10" });
    expect(period("Mars", 6)).toMatchObject({ from: "2026-11-25", to: "2027-02-21" });
    expect(answer.keyPeriods).toHaveLength(12);
  });

  test("finds the four best months with the printed counts", () => {
    expect(answer.bestPeriods).toEqual({
      love: { from: "2026-08-01", to: "2026-08-31", count: 9 },
      career: { from: "2026-01-01", to: "2026-01-31", count: 12 },
      health: { from: "2026-01-01", to: "2026-01-31", count: 9 },
      finance: { from: "2026-01-01", to: "2026-01-31", count: 5 },
    });
  });

  test("a hybrid eclipse goes by its greatest phase", () => {
    expect(yearly("aries", 2031).eclipses).toContainEqual(
      expect.objectContaining({ date: "2031-11-14", kind: "total" }),
    );
  });
});
