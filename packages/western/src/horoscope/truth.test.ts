import { addDays } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { SIGN_IDS, type SignId } from "@almagest/sky";
import { expect, test } from "vitest";
import { moonElongationDeg } from "../moon-phase/phase";
import { en } from "../texts/en";
import { computeDailyHoroscope, dailyHoroscope } from "./daily";
import { AREA_HOUSES, AREAS, solarHouse } from "./houses";
import { computeMonthlyHoroscope } from "./monthly";
import type { Plan } from "./plan";
import { periodAdvice, type Unit } from "./plan-unit";
import { computeWeeklyHoroscope } from "./weekly";
import { computeYearlyHoroscope, yearlyHoroscope } from "./yearly";

const ephemeris = swissEphemeris();
const needs = { ephemeris, now: 0 };
const context = createContext({ ephemeris, now: Date.UTC(2026, 6, 4, 2), texts: [en] });
const LUNATIONS = ["new", "full", "solar-eclipse", "lunar-eclipse"];
/** Over this the Moon crosses a sign at its slowest. */
const STAY_DAYS = 2.7;

const unitsOf = (plan: Plan): readonly Unit[] => Object.values(plan).flat();

test("over a year of weeks, for all signs, the Moon is called waxing or waning as it is at that very instant", () => {
  const weeks = Array.from({ length: 53 }, (_, index0) => addDays("2026-01-01", 7 * index0));
  let told = 0;
  for (const date of weeks) {
    for (const sign of SIGN_IDS) {
      const { plan } = computeWeeklyHoroscope({ sign, date, timezone: 0 }, needs);
      for (const { key, events } of unitsOf(plan).filter(({ family }) => family === "moonIn")) {
        const [event] = events;
        const isWaxing = moonElongationDeg(ephemeris, event?.jdTt ?? 0) < 180;
        expect(key.split(".")[1], `${sign} ${date}`).toBe(isWaxing ? "waxing" : "waning");
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(300);
});

test("over a year of weeks no paragraph of the Moon is beside a New or Full Moon of the same stay", () => {
  const weeks = Array.from({ length: 53 }, (_, index0) => addDays("2027-01-01", 7 * index0));
  for (const date of weeks) {
    const { plan } = computeWeeklyHoroscope({ sign: "leo", date, timezone: 0 }, needs);
    const units = unitsOf(plan);
    const lunations = units.flatMap(({ events }) => events.filter(({ form }) => LUNATIONS.includes(form)));
    for (const { events } of units.filter(({ family }) => family === "moonIn")) {
      for (const { jdTt } of lunations)
        expect(Math.abs(jdTt - (events[0]?.jdTt ?? 0)), date).toBeGreaterThan(STAY_DAYS);
    }
  }
});

test("over a year of days a New or Full Moon has no other paragraph of the Moon's house beside it, and no wrong light", () => {
  const days = Array.from({ length: 366 }, (_, index0) => addDays("2026-01-01", index0));
  let lunations = 0;
  for (const [index0, date] of days.entries()) {
    const sign = SIGN_IDS[index0 % 12] ?? "aries";
    const { plan } = computeDailyHoroscope({ sign, date, timezone: 0 }, needs);
    const units = unitsOf(plan);
    const ofMoon = [...plan.overview, ...plan.column].filter(({ family }) => family === "moonIn");
    if (units.some(({ events }) => events.some(({ form }) => LUNATIONS.includes(form)))) {
      lunations += 1;
      expect(ofMoon, date).toEqual([]);
    }
    const noon = ephemeris.timeScales(Date.parse(`${date}T12:00:00Z`)).jdTt;
    const light = moonElongationDeg(ephemeris, noon) < 180 ? "waxing" : "waning";
    for (const { key } of ofMoon) expect(key.split(".")[1], date).toBe(light);
  }
  expect(lunations).toBeGreaterThan(20);
});

test("a daily names the hour of its event in UTC, and in the caller's zone where that chose the day", () => {
  const ask = { lang: "en", sign: "aries", date: "2026-04-03" } as const;
  const dated = dailyHoroscope({ ...ask, timezone: "America/New_York" }, context).overview ?? "";
  expect(dated).toContain("22:26 UTC");
  const noon = createContext({ ephemeris, now: Date.UTC(2026, 3, 3, 16), texts: [en] });
  const local = dailyHoroscope({ lang: "en", sign: "aries", timezone: "America/New_York" }, noon).overview ?? "";
  expect(local).toContain("18:26 your time");
  expect(local).not.toContain("UTC");
});

test("the hour that a daily names is that of its leading event", () => {
  for (const sign of SIGN_IDS) {
    for (const date of ["2026-02-11", "2026-06-21", "2026-08-12", "2026-11-02"]) {
      const { overview, events } = dailyHoroscope({ lang: "en", sign, date, timezone: 0 }, context);
      const hours = events.map(({ at }) => `${at.slice(11, 16)} UTC`);
      expect(
        hours.some((hour) => overview?.includes(hour)),
        `${sign} ${date}`,
      ).toBe(true);
    }
  }
});

/** Each year of each sign is computed once for all tests. */
const years = new Map<string, ReturnType<typeof computeYearlyHoroscope>>();

function yearOf(sign: SignId, year: number): ReturnType<typeof computeYearlyHoroscope> {
  const key = `${sign} ${year}`;
  const facts = years.get(key) ?? computeYearlyHoroscope({ sign, year, timezone: 0 }, needs);
  years.set(key, facts);
  return facts;
}

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033];

test("a best month is never beside an eclipse in the area's houses", () => {
  let told = 0;
  for (const year of YEARS) {
    for (const sign of SIGN_IDS) {
      const { plan, year: sky } = yearOf(sign, year);
      for (const area of AREAS) {
        if (!plan[area].some(({ family }) => family === "best")) continue;
        const houses: readonly number[] = AREA_HOUSES[area];
        const here = sky.events.filter((event) => event.eclipse && houses.includes(solarHouse(sign, event.sign)));
        expect(here, `${sign} ${year} ${area}`).toEqual([]);
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(150);
});

// Uranus was in Gemini from 2025-07-07 to 11-08 and Saturn in Aries from 2025-05-25 to 09-01, each on a first visit
test.each([
  ["saturn", "aries", "2025-05-25", "2025-09-01"],
  ["uranus", "gemini", "2025-07-07", "2025-11-08"],
] as const)("a visit of %s is told as a visit with both its days", (body, placed, day, to) => {
  for (const sign of SIGN_IDS) {
    const { plan } = yearOf(sign, 2025);
    const key = `${body}.${solarHouse(sign, placed)}`;
    const told = unitsOf(plan).filter((unit) => unit.key === key && unit.family !== "opening");
    expect(told, sign).toEqual([expect.objectContaining({ family: "visits", on: { as: "span", day, to } })]);
  }
});

// Saturn was in Scorpio from 1982-11-29 to 1983-05-06, then in Libra again until August
test("a visit that runs into the next year is one, and the sign before it is not told to be left", () => {
  for (const sign of SIGN_IDS) {
    const units = unitsOf(yearOf(sign, 1982).plan);
    const on = { as: "span", day: "1982-11-29", to: "1983-05-06" };
    const key = `saturn.${solarHouse(sign, "scorpio")}`;
    expect(units, sign).toContainEqual(expect.objectContaining({ family: "visits", key, on }));
    expect(
      units.filter((unit) => unit.family === "leaving" && unit.key.startsWith("saturn")),
      sign,
    ).toEqual([]);
  }
});

test("what is told of a slow planet's leaving, coming or whole year agrees with the list of themes", () => {
  for (const year of YEARS) {
    for (const sign of SIGN_IDS) {
      const { plan, year: sky } = yearOf(sign, year);
      for (const { family, key, on } of unitsOf(plan)) {
        if (!["themes", "leaving"].includes(family)) continue;
        const [body, house] = key.split(".");
        const stays = sky.themes.filter((stay) => stay.body === body);
        const here = stays.filter((stay) => solarHouse(sign, stay.sign) === Number(house));
        if (family === "leaving") expect(here.at(-1)?.to, `${sign} ${year} ${key}`).toBe(on?.day);
        else
          expect(
            [stays[0], stays.at(-1)].every((stay) => stay && (stay.backOn !== undefined || here.includes(stay))),
            `${sign} ${year} ${key}`,
          ).toBe(true);
      }
    }
  }
});

test("from 2024 to 2033 no year, and in 2026 no month or week, gives all signs one verdict; over time each occurs", () => {
  const verdictOf = (plan: Plan): string => plan.overview[0]?.key.split(".")[1] ?? "";
  const yearly = YEARS.map((year) => SIGN_IDS.map((sign) => verdictOf(yearOf(sign, year).plan)));
  const months = Array.from({ length: 12 }, (_, index0) => `2026-${String(index0 + 1).padStart(2, "0")}-10`);
  const monthly = months.map((date) =>
    SIGN_IDS.map((sign) => verdictOf(computeMonthlyHoroscope({ sign, date, timezone: 0 }, needs).plan)),
  );
  const weekly = months.map((date) =>
    SIGN_IDS.map((sign) => verdictOf(computeWeeklyHoroscope({ sign, date, timezone: 0 }, needs).plan)),
  );
  for (const all of [...yearly, ...monthly, ...weekly]) expect(new Set(all).size).toBeGreaterThan(1);
  for (const kind of [yearly, monthly, weekly])
    expect(new Set(kind.flat())).toEqual(new Set(["hard", "mixed", "bright"]));
});

test("a year opens with its slow facts in under 400 words, and tells of every slow planet", () => {
  for (const sign of SIGN_IDS) {
    for (const year of YEARS.slice(0, 4)) {
      const answer = yearlyHoroscope({ lang: "en", sign, year, timezone: 0 }, context);
      const { overview = "", love, career, health, finance } = answer;
      const all = [overview, love, career, health, finance].join(" ");
      expect(overview.split(/\s+/).length, `${sign} ${year}`).toBeLessThan(400);
      for (const body of ["Jupiter", "Saturn"]) expect(overview, sign).toContain(body);
      for (const body of ["Uranus", "Neptune", "Pluto"]) expect(all, sign).toContain(body);
    }
  }
});

const isEntryOf = ({ family, events: [entry] }: Unit): boolean =>
  family !== "between" && family !== "advice" && entry?.form === "ingress";

test("no area tells the entry that the overview has told, in a day, a week or a month", () => {
  const dates = Array.from({ length: 12 }, (_, index0) => addDays("2026-03-02", 30 * index0));
  let entries = 0;
  for (const [index0, date] of dates.entries()) {
    for (const sign of SIGN_IDS.filter((_, sign0) => sign0 % 3 === index0 % 3)) {
      const asked = { sign, date, timezone: 0 };
      const plans = [computeWeeklyHoroscope, computeMonthlyHoroscope].map((compute) => compute(asked, needs).plan);
      for (const plan of [...plans, computeDailyHoroscope({ ...asked, date: MARS_CHANGES }, needs).plan]) {
        const leaders = plan.overview.filter(isEntryOf).flatMap(({ events }) => events.map(({ jdTt }) => jdTt));
        entries += leaders.length;
        const again = AREAS.flatMap((area) => plan[area].filter(isEntryOf))
          .filter(({ family }) => family === "stands")
          .filter(({ events }) => leaders.some((jdTt) => Math.abs(jdTt - (events[0]?.jdTt ?? 0)) < 0.01));
        expect(again, `${sign} ${date}`).toEqual([]);
      }
    }
  }
  expect(entries).toBeGreaterThan(20);
});

/** Mars comes into Pisces on this day at 14:15 UTC. */
const MARS_CHANGES = "2026-03-02";

test("a placement that ends in the week or the month says on which day", () => {
  let dated = 0;
  for (const sign of SIGN_IDS) {
    const asked = { sign, date: "2026-02-09", timezone: 0 };
    for (const { plan, period } of [computeWeeklyHoroscope(asked, needs), computeMonthlyHoroscope(asked, needs)]) {
      const placed = unitsOf(plan).filter(({ family, key }) => family === "rules" || key.endsWith(".middle"));
      for (const { events, on } of placed.filter(({ family }) => ["rules", "stands", "season"].includes(family))) {
        const endJdTt = events[0]?.endJdTt ?? Number.POSITIVE_INFINITY;
        const day = new Date(ephemeris.epochMillisecondsOf(Math.min(endJdTt, period.search.toJdTt))).toISOString();
        expect(on?.day, `${sign} ${JSON.stringify(events)}`).toBe(
          endJdTt < period.search.toJdTt ? day.slice(0, 10) : undefined,
        );
        dated += on === undefined ? 0 : 1;
      }
    }
  }
  expect(dated).toBeGreaterThan(12);
});

test("no week of a month is advised against the month on the same house", () => {
  for (const date of ["2026-02-09", "2026-10-01", "2027-03-07", "2027-09-22"]) {
    for (const sign of SIGN_IDS) {
      const { plan, weeks } = computeMonthlyHoroscope({ sign, date, timezone: 0 }, needs);
      const [, tone, house] = plan.advice[0]?.key.split(".") ?? [];
      for (const { advised } of weeks) {
        if (advised === undefined) continue;
        const [, weekTone, weekHouse] = periodAdvice(sign, "week", advised).key.split(".");
        if (weekHouse === house) expect(weekTone, `${sign} ${date}`).toBe(tone);
      }
    }
  }
});

test("a year's overview tells of no stay that an area tells of", () => {
  let read = 0;
  const areas = ["love", "career", "health", "finance"] as const;
  for (const sign of SIGN_IDS) {
    for (const year of [2025, 2026, 2027]) {
      const { plan } = yearOf(sign, year);
      const inAreas = areas.flatMap((area) => plan[area]).filter(({ family }) => family === "themes");
      const told = plan.overview.filter(({ family }) => family === "hands" || family === "themes");
      const keys = inAreas.map((unit) => unit.key);
      read += Math.min(told.length, keys.length);
      for (const { key } of told) expect(keys, `${sign} ${year}`).not.toContain(key);
    }
  }
  expect(read).toBeGreaterThan(20);
});
