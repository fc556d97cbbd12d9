import { luckEventMembers } from "@almagest/chinese-astrology/facts";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { searchedSky, wholeDay } from "@almagest/sky";
import { dashaEventMembers } from "@almagest/vedic/facts";
import { computeSolarArc, eventEvidence, eventMembers } from "@almagest/western/facts";
import { describe, expect, test } from "vitest";
import { long } from "../../../strength";
import { missesOf } from "./brute-force";
import { birthCases, dayOf } from "./cases";

const ephemeris = swissEphemeris();
const PILLARS = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;
const SETTING = { houseSystem: "placidus", nodeType: "true" } as const;

describe("the angles of a day, at two events of the life", () => {
  test.each(birthCases(long(3, 60), 36).map((birth) => [birth.name, birth] as const))("%s", (_, birth) => {
    const sky = searchedSky(ephemeris, dayOf(birth));
    const events = [8000, 14_321].map((days) => sky.span.fromEpochMs + days * 86_400_000);
    const { members } = eventMembers(sky, { ...SETTING, latitude: birth.latitude, longitude: birth.longitude }, events);
    expect(missesOf(sky, members, 5 * 60_000)).toEqual([]);
  });
});

describe("the dashas and luck pillars of a day, at two events of the life", () => {
  test.each(birthCases(long(3, 60), 37).map((birth) => [birth.name, birth] as const))("%s", (_, birth) => {
    const sky = searchedSky(ephemeris, dayOf(birth));
    const { latitude, longitude } = birth;
    const eventEpochsMs = [8000, 14_321].map((days) => sky.span.fromEpochMs + days * 86_400_000);
    const dashas = dashaEventMembers(sky, { latitude, longitude, ayanamsa: "lahiri", nodeType: "mean" }, eventEpochsMs);
    const pillars = luckEventMembers(sky, PILLARS, { gender: "female", eventEpochsMs });
    expect(missesOf(sky, [...dashas, ...pillars], 5 * 60_000)).toEqual([]);
  });
});

test("the contacts by arc at a time are those of the solar arc chart of that time", () => {
  const [date, targetDate, timezone] = ["1990-07-04", "2019-05-11", 5.5] as const;
  const place = { latitude: 28.6139, longitude: 77.209 };
  const sky = searchedSky(ephemeris, wholeDay(date, timezone));
  let compared = 0;
  for (let minute = 7; minute < 1440; minute += 61) {
    const time = [Math.floor(minute / 60), minute % 60, 0].map((part) => String(part).padStart(2, "0")).join(":");
    const eventMs = Date.parse(`${targetDate}T${time}+05:30`);
    const { contacts, intervals } = eventEvidence(sky, { ...SETTING, ...place }, [eventMs]);
    const birthMs = Date.parse(`${date}T${time}+05:30`);
    const holding = intervals.findLast(({ fromEpochMs }) => fromEpochMs <= birthMs)?.holding ?? [];
    const found = holding
      .map((index0) => contacts[index0])
      .flatMap((contact) => {
        if (contact === undefined || contact.timing === "transit") return [];
        const { angle, planet, timing } = contact;
        return [timing === "angle-by-arc" ? `${angle} to ${planet}` : `${planet} to ${angle}`];
      });
    const chart = computeSolarArc({ ...place, date, time, timezone, targetDate, nodeType: "true" }, { ephemeris });
    const isAngle = (id: string): boolean => id === "ascendant" || id === "midheaven";
    const others = ["north-node", "chiron", "lilith"];
    const told = chart.contacts.filter(({ directed, natal }) => isAngle(directed) !== isAngle(natal));
    const counted = told.filter(({ directed, natal }) => !others.includes(directed) && !others.includes(natal));
    expect(found.toSorted()).toEqual(counted.map(({ directed, natal }) => `${directed} to ${natal}`).toSorted());
    compared += counted.length;
  }
  expect(compared).toBeGreaterThan(5);
});
