import { addDays } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { computeDayOfDoshas, type DoshaClock } from "../src/facts";
import { dailyAyurveda, dinacharya } from "../src/index";
import { en } from "../src/texts/en";
import { messages } from "../src/texts/en-messages";
import { blocksOf } from "./printed";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en], now: Date.parse("2026-11-22T23:30:00Z") });
const HOUR_MS = 3_600_000;

/** Hours from UTC in force on the printed dates. */
const OFFSETS: Readonly<Record<string, number>> = {
  quito: -5,
  delhi: 5.5,
  sydney: 10,
  london: 0,
  tromso: 1,
  mcmurdo: 12,
};

interface PrintedPlace {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly risesMs: readonly number[];
  readonly setsMs: readonly number[];
  readonly hasNeither: boolean;
}

const places: readonly PrintedPlace[] = blocksOf("risings.txt").map(({ head, rows }) => {
  const [name = "", longitude, latitude] = head;
  const all = (label: string): number[] =>
    rows.flatMap((row) => {
      const found = new RegExp(`${label}\\s+(\\d+)\\.(\\d+)\\.(\\d+)\\s+(\\d+):\\s*(\\d+):\\s*([\\d.]+)`).exec(row);
      const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = found?.slice(1).map(Number) ?? [];
      return found === null ? [] : [Date.UTC(year, month - 1, day, hour, minute) + 1000 * second];
    });
  const [risesMs, setsMs] = [all("rise"), all("set")];
  const hasNeither = risesMs.length + setsMs.length === 0;
  return { name, longitude: Number(longitude), latitude: Number(latitude), risesMs, setsMs, hasNeither };
});

function dayOf({ name, longitude, latitude }: PrintedPlace, date: string, doshaClock: DoshaClock = "sunrise-anchored") {
  return computeDayOfDoshas({ date, longitude, latitude, timezone: OFFSETS[name] ?? 0, doshaClock }, { ephemeris });
}

const localDate = (epochMs: number, name: string): string =>
  new Date(epochMs + (OFFSETS[name] ?? 0) * HOUR_MS).toISOString().slice(0, 10);

describe("sunrise, sunset and the next sunrise", () => {
  test("are those of swetest -rise to a second, from the equator to 78 degrees south", () => {
    let compared = 0;
    for (const place of places) {
      for (const riseMs of place.risesMs.slice(0, -1)) {
        const { sun } = dayOf(place, localDate(riseMs, place.name));
        const dueSet = place.setsMs.find((ms) => ms > riseMs);
        const dueNext = place.risesMs.find((ms) => dueSet !== undefined && ms > dueSet);
        if (dueSet === undefined || dueNext === undefined) continue;
        expect(Math.abs((sun.sunriseMs ?? 0) - riseMs), `${place.name} ${riseMs}`).toBeLessThan(1000);
        expect(Math.abs((sun.sunsetMs ?? 0) - dueSet)).toBeLessThan(1000);
        expect(Math.abs((sun.nextSunriseMs ?? 0) - dueNext)).toBeLessThan(1000);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(90);
  });

  test("where swetest prints none, nothing is put in their place: the periods go by the clock, and the answer says so", () => {
    const without = places.filter(({ hasNeither }) => hasNeither);
    expect(without.map(({ name }) => name)).toEqual(["tromso", "mcmurdo", "mcmurdo", "mcmurdo"]);
    const states = without.map((place, index0) => {
      const date = ["2026-06-20", "2026-05-12", "2026-06-20", "2026-11-24"][index0] ?? "";
      const facts = dayOf(place, date);
      expect(facts.sun).toMatchObject({ sunriseMs: undefined, sunsetMs: undefined, nextSunriseMs: undefined });
      expect(facts.clock).toBe("clock-hours");
      expect(facts.brahmaMuhurta).toBeUndefined();
      expect([facts.periods.length, facts.alternatePeriods.length]).toEqual([6, 0]);
      return facts.sun.state;
    });
    expect(states).toEqual(["midnight-sun", "polar-night", "polar-night", "midnight-sun"]);
  });

  test("a polar answer names the clock that was asked for beside the one used, and has prose of its own", () => {
    const input = { date: "2026-06-21", latitude: 69.65, longitude: 18.96, timezone: "Europe/Oslo" };
    const answer = dinacharya(input, context);
    expect(answer).not.toHaveProperty("sunrise");
    expect(answer.conventions).toMatchObject({
      doshaClock: "clock-hours",
      requestedDoshaClock: "sunrise-anchored",
      sunState: "midnight-sun",
    });
    expect(answer.summary).toContain("stays up");
    expect(dailyAyurveda(input, context).summary).toContain("stays up");
    expect(dinacharya({ ...input, doshaClock: "clock-hours" }, context).conventions).not.toHaveProperty(
      "requestedDoshaClock",
    );
  });

  test.each([90, -90])("at the pole, latitude %d, there is an answer in every season", (latitude) => {
    for (const date of ["2026-03-20", "2026-06-21", "2026-09-23", "2026-12-21"]) {
      const facts = computeDayOfDoshas(
        { date, latitude, longitude: 0, timezone: 0, doshaClock: "sunrise-anchored" },
        { ephemeris },
      );
      expect(facts.periods).toHaveLength(6);
    }
  });
});

describe("the six periods", () => {
  const london = { date: "2026-06-21", latitude: 51.5074, longitude: -0.1278, timezone: "Europe/London" };

  test("cut day and night into equal thirds, kapha, pitta, vata in both (Ashtanga Hridaya 1.8), without a gap", () => {
    const facts = computeDayOfDoshas({ ...london, doshaClock: "sunrise-anchored" }, { ephemeris });
    const { sunriseMs = 0, sunsetMs = 0, nextSunriseMs = 0 } = facts.sun;
    expect(facts.periods.map(({ dosha, span, third }) => `${span} ${third} ${dosha}`)).toEqual([
      ...["day 1 kapha", "day 2 pitta", "day 3 vata"],
      ...["night 1 kapha", "night 2 pitta", "night 3 vata"],
    ]);
    expect(facts.periods[0]?.startMs).toBe(sunriseMs);
    expect(facts.periods[0]?.endMs).toBeCloseTo(sunriseMs + (sunsetMs - sunriseMs) / 3, 3);
    expect(facts.periods[3]?.startMs).toBe(sunsetMs);
    expect(facts.periods[5]?.endMs).toBe(nextSunriseMs);
    for (const [index0, { endMs }] of facts.periods.slice(0, -1).entries()) {
      expect(facts.periods[index0 + 1]?.startMs).toBe(endMs);
    }
  });

  test("by the clock are four hours each from 06:00 of the place, without a third; the Sun's stand beside them", () => {
    const { doshaPeriods, alternatePeriods } = dinacharya({ ...london, doshaClock: "clock-hours" }, context);
    expect(doshaPeriods.map(({ start }) => start.slice(11, 16))).toEqual([
      ...["05:00", "09:00", "13:00", "17:00", "21:00", "01:00"],
    ]);
    expect(doshaPeriods.every((period) => !("third" in period))).toBe(true);
    expect(alternatePeriods.map(({ third }) => third)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(alternatePeriods[0]?.start).toBe("2026-06-21T03:43:11.000Z");
  });

  test("in the night when the clocks go back the block that holds the change is five hours", () => {
    const facts = computeDayOfDoshas({ ...london, date: "2026-10-24", doshaClock: "clock-hours" }, { ephemeris });
    expect(facts.periods.map(({ startMs, endMs }) => (endMs - startMs) / HOUR_MS)).toEqual([4, 4, 4, 4, 5, 4]);
  });

  test("brahma muhurta runs from 96 to 48 minutes before sunrise, on the longest day as on the shortest", () => {
    for (const date of ["2026-06-21", "2026-12-21"]) {
      const { sun, brahmaMuhurta } = computeDayOfDoshas({ ...london, date, doshaClock: "clock-hours" }, { ephemeris });
      expect((sun.sunriseMs ?? 0) - (brahmaMuhurta?.startMs ?? 0)).toBe(96 * 60_000);
      expect((sun.sunriseMs ?? 0) - (brahmaMuhurta?.endMs ?? 0)).toBe(48 * 60_000);
    }
  });
});

describe("the daily reading", () => {
  test("is of today by the clock of its timezone, at latitude 0 and longitude 0 where no place is sent", () => {
    const auckland = dailyAyurveda({ timezone: "Pacific/Auckland" }, context);
    const utc = dailyAyurveda({}, context);
    expect([auckland.date, utc.date]).toEqual(["2026-11-23", "2026-11-22"]);
    expect(utc.sunrise?.slice(11, 13)).toBe("05");
    expect(utc.conventions).toMatchObject({
      doshaClock: "sunrise-anchored",
      ritucharyaScheme: "sutrasthana-6",
      rituZodiac: "sayana",
      hemisphere: "northern",
    });
  });

  test("keeps the northern names in the south: a hemisphere is never read from a latitude", () => {
    const [north, south] = [40, -40].map((latitude) => dailyAyurveda({ date: "2026-06-01", latitude }, context));
    expect(south?.ritu).toEqual(north?.ritu);
  });

  test("echoes the place, and tells one in the south whose season it reads", () => {
    const read = (latitude: number) => dailyAyurveda({ date: "2026-11-22", latitude, longitude: 151 }, context);
    expect(read(-33.9).conventions).toMatchObject({ latitude: -33.9, longitude: 151, hemisphere: "northern" });
    expect(dailyAyurveda({}, context).conventions).toMatchObject({ latitude: 0, longitude: 0 });
    const southern = [-33.9, -0.1, 0, 33.9].map((latitude) => read(latitude).summary?.includes("south of the equator"));
    expect(southern).toEqual([true, true, false, false]);
  });

  test("leads with that in the south on every day, and gives no advice for a weather that is not there", () => {
    const { stages, practice, cycle } = messages;
    const ofWeather = [stages, practice, cycle.hours].flatMap((bank) =>
      [...leavesOf(bank)].map(([, leaf]) => String(leaf).split(". ")[0] ?? ""),
    );
    for (let day = 0; day < 365; day++) {
      const date = addDays("2026-01-01", day);
      const { summary = "" } = dailyAyurveda({ date, latitude: -33.9, longitude: 151 }, context);
      expect(summary, date).toMatch(/^The place lies south of the equator/);
      expect(ofWeather.filter((text) => summary.includes(text))).toEqual([]);
      expect(summary.split("\n\n")).toHaveLength(3);
    }
  });

  test("speaks of no cooled head and no melted weight while the dosha of either is aggravated", () => {
    for (let day = 0; day < 365; day++) {
      const date = addDays("2026-01-01", day);
      const { summary = "", doshaCycle } = dailyAyurveda({ date, latitude: 51.5, longitude: 0 }, context);
      const hot = doshaCycle.some(({ dosha, state }) => dosha === "pitta" && state === "aggravated");
      const heavy = doshaCycle.some(({ dosha, state }) => dosha === "kapha" && state === "aggravated");
      if (hot) expect(summary, date).not.toMatch(/heads are cooler|cooled the blood|Fire has gone home/);
      if (heavy) expect(summary, date).not.toMatch(/worst of its melting|has mostly melted/);
      expect(summary, date).not.toMatch(/in about a week|for days\./);
    }
  });

  test("tells every second day the hours of a dosha that the season moves, at the times of the place", () => {
    const told = ["2026-03-25", "2026-03-26"].map((date) => {
      const place = { latitude: 28.6139, longitude: 77.209, timezone: "5.5" };
      const { doshaPeriods, doshaCycle, summary } = dailyAyurveda({ date, ...place }, context);
      expect(doshaCycle).toEqual([{ dosha: "kapha", state: "aggravated" }]);
      const sunrise = new Date(Date.parse(doshaPeriods[0]?.start ?? "") + 5.5 * HOUR_MS).toISOString().slice(11, 16);
      return summary?.includes(`from ${sunrise} to`);
    });
    expect(told.toSorted()).toEqual([false, true]);
  });

  test("no two neighboring days of a year read alike at one place", () => {
    const summaries = Array.from({ length: 366 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      return dailyAyurveda({ date, latitude: 51.5074, longitude: -0.1278, timezone: "Europe/London" }, context).summary;
    });
    expect(summaries.filter((text, day) => text === undefined || text === summaries[day - 1])).toEqual([]);
  });
});

test("no step of a day without a sunrise is counted from one", () => {
  const timings = (latitude: number) =>
    dinacharya({ date: "2026-06-21", latitude, longitude: 15, timezone: 1 }, context).routine.map(
      ({ timing, guidance }) => `${timing} ${guidance}`,
    );
  expect(timings(78).filter((text) => /sunrise$|before sunrise|while it is dark/.test(text))).toEqual([]);
  expect(timings(51.5)[0]).toContain("96 and 48 minutes before sunrise");
  expect(timings(78).slice(1)).toEqual(timings(51.5).slice(1));
});

test("the daily reading never opens on two days running with the same paragraph", () => {
  const days = Array.from({ length: 365 }, (_, index0) => addDays("2026-01-01", index0));
  const openings = days.map((date) => {
    const { summary = "" } = dailyAyurveda({ date, latitude: 51.5074, longitude: -0.1278 }, context);
    return summary.split("\n\n")[0];
  });
  expect(openings.filter((opening, index0) => opening === openings[index0 - 1])).toEqual([]);
  expect(new Set(openings).size).toBe(78);
});
