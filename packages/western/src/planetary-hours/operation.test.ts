import { addDays } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { planetaryHours } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" } as const;

describe("the planetary hours", () => {
  test("of New York on 15 June 2023 have the eighth of the day at 14:30, as thinkcalculator.com works out", () => {
    // thinkcalculator.com/horoscope/planetaryhours.php: sunrise 5:24, sunset 8:29 pm, the eighth hour of a Thursday. Its
    // lord is Jupiter again, as the first; the page says Mercury, against the order of seven that it names
    const answer = planetaryHours({ ...NEW_YORK, date: "2023-06-15", time: "14:30:00" }, context);
    expect(answer).toMatchObject({ date: "2023-06-15", weekday: "Thursday", dayLord: "Jupiter" });
    const minutesOff = (utc: string, printed: string) => Math.abs(Date.parse(utc) - Date.parse(printed)) / 60_000;
    expect(minutesOff(answer.sunrise.utc, "2023-06-15T05:24-04:00")).toBeLessThan(1);
    expect(minutesOff(answer.sunset.utc, "2023-06-15T20:29-04:00")).toBeLessThan(1);
    expect(answer.running).toMatchObject({ part: "day", number: 8, planet: "Jupiter" });
    expect(answer.dayHourMinutes).toBeCloseTo(75.4, 1);
  });

  test("of a Monday and a Wednesday have the lords that two descriptions of them list", () => {
    const lords = (date: string) => planetaryHours({ ...NEW_YORK, date }, context).hours.map(({ planet }) => planet);
    // tarotforum.net/threads/planetary-hours.58036: the first hour of Monday and those after it, back to the Moon
    const monday = ["Moon", "Saturn", "Jupiter", "Mars", "Sun", "Venus", "Mercury", "Moon"];
    expect(lords("2026-11-30").slice(0, 8)).toEqual(monday);
    // calculator7.snowdaycalculatornow.com/?p=6394: a Wednesday from 6:00
    expect(lords("2026-12-02").slice(0, 6)).toEqual(["Mercury", "Moon", "Saturn", "Jupiter", "Mars", "Sun"]);
  });

  test("follow the spheres without a break, and the next day begins with the lord of its weekday", () => {
    const days = ["2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"];
    const answers = days.map((date) => planetaryHours({ ...NEW_YORK, date }, context));
    expect(answers.map(({ dayLord }) => dayLord)).toEqual([
      "Sun",
      "Moon",
      "Mars",
      "Mercury",
      "Jupiter",
      "Venus",
      "Saturn",
    ]);
    const spheres = ["Saturn", "Jupiter", "Mars", "Sun", "Venus", "Mercury", "Moon"];
    const all = answers.flatMap(({ hours }) => hours);
    expect(all).toHaveLength(7 * 24);
    all.slice(1).forEach(({ planet, begins }, index0) => {
      const before = all[index0];
      expect(spheres.indexOf(planet)).toBe((spheres.indexOf(before?.planet ?? "") + 1) % 7);
      expect(begins).toEqual(before?.ends);
    });
  });

  test("before sunrise are of the night that began on the date before", () => {
    const answer = planetaryHours({ ...NEW_YORK, date: "2026-11-30", time: "05:00:00" }, context);
    expect(answer).toMatchObject({ date: "2026-11-29", dayLord: "Sun", running: { part: "night", number: 11 } });
    // of the fourteen and a half hours from 16:29 to 7:00 twelve and a half have passed
    expect(answer.nightHourMinutes).toBeCloseTo(72.6, 0);
    expect(answer.running).toEqual(answer.hours[12 + 10]);
  });

  test("of Wednesday 20 March 1996 begin with Mercury about a minute before six", () => {
    // arlenekramer.net/Planetaryhour2.asp has Mercury's day from 6:01 a.m. to 6:02 p.m. Pacific time at a place of
    // California that is not named; Los Angeles has both within five minutes, and hours of sixty
    const answer = planetaryHours(
      { date: "1996-03-20", latitude: 34.0522, longitude: -118.2437, timezone: "America/Los_Angeles" },
      context,
    );
    expect(answer.dayLord).toBe("Mercury");
    expect(Math.abs(answer.dayHourMinutes - 60)).toBeLessThan(1);
  });

  test("keep the clock of the place through a change of it", () => {
    const answer = planetaryHours({ ...NEW_YORK, date: "2026-10-31" }, context);
    const night = answer.hours.slice(12);
    expect(night.at(-1)?.ends).toEqual(answer.nextSunrise);
    expect(answer.nextSunrise.utc.slice(11, 13)).toBe("11");
    expect(answer.nextSunrise.time.slice(0, 2)).toBe("06");
  });

  test("are refused where the Sun does not rise, with what to send instead", () => {
    const ask = () => planetaryHours({ latitude: 69.65, longitude: 18.96, timezone: 1, date: "2026-12-21" }, context);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
    expect(ask).toThrow(
      "The Sun does not rise at latitude 69.65 on 2026-12-21: it stays below the horizon beyond latitude 67.4 on that day, and planetary hours are twelfths",
    );
    const summer = { latitude: 69.65, longitude: 18.96, timezone: 2, date: "2026-06-21" };
    expect(() => planetaryHours(summer, context)).toThrow("it stays above the horizon");
  });

  // tz database, northamerica: EDT (UTC-4) from 10 March 2024 2:00 EST to 3 November 2:00 EDT, else EST (UTC-5)
  test.each([
    ["2024-03-10", "02:30:00", "moved-past-gap", "2024-03-10T07:30:00Z"],
    ["2024-11-03", "01:30:00", "repeated-hour-first", "2024-11-03T05:30:00Z"],
    ["2024-11-03", "15:30:00", "exact", "2024-11-03T20:30:00Z"],
  ] as const)("of %s at %s tell the clock and the instant of the time sent: %s", (date, time, clock, utc) => {
    const { conventions, running } = planetaryHours({ ...NEW_YORK, date, time }, context);
    expect(conventions).toMatchObject({ clock, utc });
    expect((running?.begins.utc ?? "9") <= utc && utc < (running?.ends.utc ?? "0")).toBe(true);
  });

  test("without a time tell midnight", () => {
    const { conventions } = planetaryHours({ ...NEW_YORK, date: "2024-11-03" }, context);
    expect(conventions).toMatchObject({ clock: "exact", utc: "2024-11-03T04:00:00Z" });
  });

  test("of a date that Samoa left out are refused, and the night before goes on to the day after", () => {
    // tz database, australasia: Apia went from Thursday 29 to Saturday 31 December 2011
    const apia = { latitude: -13.8, longitude: -171.7, timezone: "Pacific/Apia" } as const;
    const ask = () => planetaryHours({ ...apia, date: "2011-12-30" }, context);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
    expect(ask).toThrow("2011-12-30 was left out in Pacific/Apia: the clock went from 2011-12-29 to 2011-12-31.");
    const thursday = planetaryHours({ ...apia, date: "2011-12-29" }, context);
    const saturday = planetaryHours({ ...apia, date: "2011-12-31" }, context);
    expect([thursday.weekday, saturday.weekday]).toEqual(["Thursday", "Saturday"]);
    expect(thursday.nextSunrise).toEqual(saturday.sunrise);
    const early = planetaryHours({ ...apia, date: "2011-12-31", time: "05:00:00" }, context);
    expect(early).toMatchObject({ date: "2011-12-29", dayLord: "Jupiter", running: { part: "night" } });
  });

  test("of a date before the reform advise no calendar, which is no member here", () => {
    const { conventions } = planetaryHours({ ...NEW_YORK, timezone: -5, date: "1500-03-01" }, context);
    expect(conventions.calendar).toBe("proleptic-gregorian");
    expect(conventions).not.toHaveProperty("notice");
  });

  test("take no place beyond the poles, and name the field", () => {
    const parsed = planetaryHours.parse({ body: { ...NEW_YORK, latitude: 91, date: "2026-11-29" } });
    expect(parsed).toMatchObject({ ok: false, issues: [{ path: "latitude" }] });
    const late = planetaryHours.parse({ body: { ...NEW_YORK, date: "2026-11-29", time: "25:00" } });
    expect(late).toMatchObject({ ok: false, issues: [{ path: "time" }] });
  });

  test("are named in the language asked for", () => {
    expect(planetaryHours({ ...NEW_YORK, date: "2026-11-29", lang: "de" }, context)).toMatchObject({
      weekday: "Sunday",
      weekdayLocalized: "Sonntag",
      dayLord: "Sun",
      dayLordLocalized: "Sonne",
    });
  });
});

test.each([
  ["Berlin, over the end of summer time", "2026-10-10", "Europe/Berlin", 52.52, 13.405],
  ["Quito", "2026-01-01", "America/Guayaquil", -0.18, -78.47],
  ["Apia, over the date that it left out", "2011-12-15", "Pacific/Apia", -13.83, -171.77],
  ["Oulu in spring, whose Sun rises before four", "2026-05-01", "Europe/Helsinki", 65.01, 25.47],
] as const)("the last hour of a day ends in the second in which the next day begins: %s", (...place) => {
  const [, from, timezone, latitude, longitude] = place;
  const dates = Array.from({ length: 30 }, (_, index0) => addDays(from, index0)).filter((one) => one !== "2011-12-30");
  const days = dates.map((date) => planetaryHours({ date, timezone, latitude, longitude }, context));
  for (const [index0, { sunrise }] of days.entries()) {
    const before = days[index0 - 1];
    if (before === undefined) continue;
    expect([sunrise, before.nextSunrise.utc]).toEqual([before.nextSunrise, before.hours[23]?.ends.utc]);
  }
  for (const { hours } of days) {
    for (const [index0, { begins }] of hours.entries()) {
      if (index0 > 0) expect(begins).toEqual(hours[index0 - 1]?.ends);
    }
  }
});
