import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { FESTIVALS } from "./list";
import { festivalsBetween, type KeptFestival } from "./occurrences";

const ephemeris = swissEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
/** The report's central station. */
const CENTRAL = { latitude: 23.1833, longitude: 82.5, timezone: 5.5 };

const years = new Map<string, readonly KeptFestival[]>();

function yearOf(date: string, place: typeof DELHI): readonly KeptFestival[] {
  const key = `${date.slice(0, 4)} ${place.latitude}`;
  const before = years.get(key);
  if (before !== undefined) return before;
  const year = { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` };
  const found = festivalsBetween(rememberedSky(ephemeris), place, year);
  years.set(key, found);
  return found;
}

/** Rows of a fixture: a festival (with `-vaishnava` the other date) and a date that is printed for it. */
function printed(file: string): readonly (readonly [id: string, date: string])[] {
  const lines = readFileSync(new URL(`./fixtures/${file}.txt`, import.meta.url), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const [id = "", ...dates] = line.split(" ");
      return dates.map((date) => [id, date] as const);
    });
}

function computed(id: string, date: string, place: typeof DELHI, suffix = ""): readonly string[] {
  const isVaishnava = id.endsWith("-vaishnava");
  const own = `${id.replace("-vaishnava", "")}${suffix}`;
  const kept = yearOf(date, place).filter(({ festival }) => festival.id === own);
  return kept.map((one) => (isVaishnava ? (one.other?.date ?? "") : one.date));
}

function differences(file: string, place: typeof DELHI, suffix = ""): readonly string[] {
  return printed(file)
    .filter(([id, date]) => !computed(id, date, place, suffix).includes(date))
    .map(([id, date]) => `${id} ${date}`);
}

describe("dates of five years beside printed lists; docs/conventions.md explains each that differs", () => {
  test("timeanddate.com, 2022 to 2026", () => {
    expect(printed("timeanddate")).toHaveLength(105);
    expect(differences("timeanddate", DELHI)).toEqual([
      "chhath 2025-10-28",
      "govardhan-puja 2022-10-25",
      "govardhan-puja 2023-11-13",
    ]);
  });

  test("the Calendar Reform Committee, 1954 to 1959", () => {
    expect(printed("reform-committee").length).toBeGreaterThan(170);
    expect(differences("reform-committee", CENTRAL)).toEqual([
      "gudi-padwa 1955-03-24",
      "ganesh-chaturthi 1955-09-19",
      "diwali 1955-11-14",
      "chhath 1954-11-01",
      "makara-sankranti 1957-01-13",
      "onam 1956-08-20",
    ]);
  });

  test("two newspapers, 2023 and 2026", () => {
    expect(differences("newspapers", DELHI)).toEqual([]);
  });

  test("three lists of Ekadashis, 2024, 2025 and 2028", () => {
    expect(differences("ekadashis", DELHI, "-ekadashi")).toEqual([
      "vijaya 2024-03-07",
      "jaya 2028-02-07",
      "utpanna 2028-11-13",
    ]);
  });
});

describe("a year of a place", () => {
  const year = yearOf("2026-01-01", DELHI);
  const count = (id: string): number => year.filter(({ festival }) => festival.id === id).length;

  test("has every yearly festival once, every sankranti once, and each half month its fasts", () => {
    const yearly = FESTIVALS.filter(({ rule }) => rule.by === "tithi" && rule.month !== undefined);
    expect(yearly.length).toBeGreaterThan(60);
    expect(yearly.filter(({ id }) => count(id) !== 1).map(({ id }) => id)).toEqual([]);
    expect(FESTIVALS.filter(({ rule }) => rule.by === "sankranti" && count(rule.by) > 1)).toEqual([]);
    expect(count("purnima")).toBeGreaterThan(11);
    expect(count("sankashti")).toBeGreaterThan(11);
  });

  test("the Ekadashis of an adhika month are there beside those of the months", () => {
    const found = year.filter(({ festival }) => festival.rule.by === "ekadashi").map(({ festival }) => festival.id);
    expect(found).toContain("padmini-ekadashi");
    expect(found).toContain("parama-ekadashi");
  });

  test("Ganga Dussehra is kept in the adhika month, Vat Purnima in the month proper", () => {
    const dateOf = (id: string) => year.find(({ festival }) => festival.id === id)?.date;
    expect(dateOf("ganga-dussehra")?.slice(0, 7)).toBe("2026-05");
    expect(dateOf("vat-purnima")?.slice(0, 7)).toBe("2026-06");
  });

  test("a single day agrees with its year", () => {
    for (const date of ["2026-03-03", "2026-08-28", "2026-11-08", "2026-09-04", "2026-07-07"]) {
      const day = festivalsBetween(rememberedSky(ephemeris), DELHI, { from: date, to: date });
      expect(day.map(({ festival }) => festival.id)).toEqual(
        year.filter((one) => one.date === date || one.other?.date === date).map(({ festival }) => festival.id),
      );
    }
  });

  test("where the Sun does not rise, the year is refused with the latitude that has none", () => {
    const north = { latitude: 72, longitude: 25, timezone: 2 };
    expect(() => festivalsBetween(ephemeris, north, { from: "2026-01-01", to: "2026-12-31" })).toThrow(/does not rise/);
  });
});
