import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { searchedSky, wholeDay } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { computeMajorDashas } from "../dasha/major";
import { ashtakoot } from "../matching/eight";
import { computeGunMilan } from "../matching/gun-milan";
import { matchedPerson } from "../matching/people";
import { dashaSpreads } from "./dasha";
import { matchSpread, moonStays } from "./matching";

const ephemeris = swissEphemeris();
const LAHIRI = { ayanamsa: "lahiri" } as const;
const PLACE = { latitude: 28.6139, longitude: 77.209 };
const TIMEZONE = "Asia/Kolkata";
const timeOf = (epochMs: number): string => new Date(epochMs + 19_800_000).toISOString().slice(11, 19);
const dateOf = (epochMs: number): string => new Date(epochMs + 19_800_000).toISOString().slice(0, 10);

describe("the first dasha of an unknown hour", () => {
  // the Moon leaves Jyeshtha for Moola that day
  const date = "1990-07-06";
  const spreads = dashaSpreads(searchedSky(ephemeris, wholeDay(date, TIMEZONE)), {
    ...PLACE,
    ...LAHIRI,
    nodeType: "mean",
  });
  const firstAt = (epochMs: number) => {
    const input = { ...PLACE, ...LAHIRI, date: dateOf(epochMs), time: timeOf(epochMs), timezone: TIMEZONE };
    const [first] = computeMajorDashas(
      { ...input, nodeType: "mean", significators: false, focus: "general" },
      { ephemeris },
    ).periods;
    if (first === undefined) throw new Error("no dasha");
    return { lord: first.lords[0], endEpochMs: first.endEpochMs };
  };
  test("covers the day without a gap, one lord after the other", () => {
    const { fromEpochMs, toEpochMs } = wholeDay(date, TIMEZONE);
    expect(spreads.length).toBeGreaterThan(1);
    expect([spreads[0]?.fromEpochMs, spreads.at(-1)?.toEpochMs]).toEqual([fromEpochMs, toEpochMs]);
    for (const [index0, { fromEpochMs: from }] of spreads.slice(1).entries()) {
      expect(from).toBe((spreads[index0]?.toEpochMs ?? 0) + 1000);
      expect(spreads[index0]?.leastYears).toBeLessThan(0.01);
    }
  });
  test("ends between the dates that the dashas of any time of the stretch have", () => {
    for (const { fromEpochMs, toEpochMs, lord, earliestEndEpochMs, latestEndEpochMs } of spreads) {
      const seconds = Array.from(
        { length: 9 },
        (_, part) => fromEpochMs + 1000 * Math.floor((part * (toEpochMs - fromEpochMs)) / 8000),
      );
      for (const epochMs of seconds) {
        const first = firstAt(epochMs);
        expect(first.lord).toBe(lord);
        expect(first.endEpochMs).toBeGreaterThanOrEqual(earliestEndEpochMs - 1000);
        expect(first.endEpochMs).toBeLessThanOrEqual(latestEndEpochMs + 1000);
      }
    }
  });
});

describe("a match of two unknown hours", () => {
  const [groomDate, brideDate] = ["1990-07-06", "1992-11-19"];
  const moonsOf = (date: string) =>
    moonStays(searchedSky(ephemeris, wholeDay(date, TIMEZONE)), LAHIRI).map(({ moon }) => moon);
  const spread = matchSpread(moonsOf(groomDate), moonsOf(brideDate));
  const minutes = (date: string) =>
    Array.from({ length: 288 }, (_, index0) => {
      const minute = 5 * index0;
      const time = [Math.floor(minute / 60), minute % 60, 0].map((part) => String(part).padStart(2, "0")).join(":");
      return matchedPerson(ephemeris, { ...PLACE, date, time, timezone: TIMEZONE }, LAHIRI).moon;
    });
  test("has the range of all matches of the two days, five minutes apart", () => {
    const brides = minutes(brideDate);
    const matches = minutes(groomDate).flatMap((groom) => brides.map((bride) => ashtakoot({ groom, bride })));
    const totals = matches.map(({ total }) => total);
    expect(spread.total).toEqual({ min: Math.min(...totals), max: Math.max(...totals) });
    for (const { id, min, max } of spread.kootas) {
      const scores = new Set(matches.map(({ kootas }) => kootas.find((koota) => koota.id === id)?.score ?? Number.NaN));
      expect([Math.min(...scores), Math.max(...scores)], id).toEqual([min, max]);
    }
    const nadi = matches.filter(({ doshas }) =>
      doshas.some(({ koota, cancelledBy }) => koota === "nadi" && cancelledBy === undefined),
    );
    const extent = nadi.length === 0 ? "never" : nadi.length === matches.length ? "always" : "sometimes";
    expect(spread.doshas.nadi.stands).toBe(extent);
  });
  test("is one match where both hours are known", () => {
    const person = (date: string) => ({ ...PLACE, date, time: "10:12:00", timezone: TIMEZONE });
    const known = computeGunMilan({ person1: person(groomDate), person2: person(brideDate), ...LAHIRI }, { ephemeris });
    const one = matchSpread([known.person1.moon], [known.person2.moon]);
    expect(one.total).toEqual({ min: known.total, max: known.total });
    expect(one.reliefs.filter(({ extent }) => extent === "always").map(({ id }) => id)).toEqual(known.reliefs);
  });
});
