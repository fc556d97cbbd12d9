import { bodyMotion, longitudeTrack } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { skyBodyOf } from "../bodies/bodies";
import { housesOf } from "../moment/birth";
import type { Place } from "../moment/place";
import { signOf } from "../zodiac/signs";
import { angleBorders, evenBorders, longitudeBorders } from "./borders";
import { changesOf, type Member, type SearchedSky, staysOf } from "./changes";
import { ON_HORIZON } from "./hour-angles";
import { searchedSky } from "./searched-sky";
import { type BirthSpan, wholeDay } from "./span";
import { eclipticTarget, flipBorders, turningBorders, turningSky } from "./turning-sky";

const ephemeris = swissEphemeris();
const MINUTE_MS = 60_000;

function signMember(sky: SearchedSky, body: "sun" | "moon" | "mercury" | "pluto"): Member {
  const source = skyBodyOf(body, "true");
  return {
    member: `${body}.sign`,
    borders: longitudeBorders(sky, source, evenBorders(30)),
    valueAt: (asked, epochMs) => signOf(asked.ecliptic(source, asked.timeScales(epochMs).jdTt).longitudeDeg),
  };
}

function ascendantMember(sky: SearchedSky, place: Place): Member {
  const turning = turningSky(sky, place);
  const targets = evenBorders(30).map(eclipticTarget);
  return {
    member: "ascendant.sign",
    borders: [
      ...turningBorders(sky.near, turning, { targets, hourAngles: ON_HORIZON }),
      ...flipBorders(sky.near, turning),
    ],
    valueAt: (asked, epochMs) =>
      signOf(housesOf(asked, { input: place, moment: asked.timeScales(epochMs) }, "whole-sign").ascendantDeg),
  };
}

/** Value by value of the engine, a minute apart: the runs of equal ones. */
function byMinutes({ fromEpochMs, toEpochMs }: BirthSpan, { valueAt }: Member): readonly unknown[] {
  const values: unknown[] = [];
  for (let epochMs = fromEpochMs; epochMs <= toEpochMs; epochMs += MINUTE_MS) {
    const value = valueAt(ephemeris, epochMs);
    if (value !== values.at(-1)) values.push(value);
  }
  return values;
}

/** Each change is the first second with its value, by the engine. */
function expectExact(sky: SearchedSky, member: Member): void {
  for (const { epochMs, before, after } of changesOf(sky, [member]).changes) {
    expect(member.valueAt(ephemeris, epochMs), `${member.member} at ${epochMs}`).toBe(after);
    expect(member.valueAt(ephemeris, epochMs - 1000), `${member.member} before ${epochMs}`).toBe(before);
  }
}

const DAYS = [
  ["Berlin, the Moon leaves a sign", "1987-03-14", "Europe/Berlin", { latitude: 52.52, longitude: 13.405 }],
  [
    "Tromsø, where the Ascendant runs back and leaps",
    "1994-06-21",
    "Europe/Oslo",
    { latitude: 69.65, longitude: 18.96 },
  ],
  ["Murmansk", "1978-12-21", "Europe/Moscow", { latitude: 68.97, longitude: 33.08 }],
  ["the circle itself", "2001-09-22", 2, { latitude: 66.5, longitude: 25.7 }],
  ["McMurdo", "2010-03-20", 12, { latitude: -77.85, longitude: 166.67 }],
  ["half an hour of Kolkata", "1950-01-26", "Asia/Kolkata", { latitude: 22.57, longitude: 88.36 }],
  ["a day of 25 hours", "2020-10-25", "Europe/Berlin", { latitude: 52.52, longitude: 13.405 }],
  ["a day of 23 hours", "2020-03-29", "Europe/Berlin", { latitude: 52.52, longitude: 13.405 }],
  ["long ago", "1305-08-03", 0, { latitude: 41.9, longitude: 12.5 }],
] as const;

describe.each(DAYS)("%s", (_, date, timezone, place) => {
  const sky = searchedSky(ephemeris, wholeDay(date, timezone));
  test("the Ascendant's signs are those of every minute, each to the second", () => {
    const member = ascendantMember(sky, place);
    // beyond the circle a sign may rise for less than a minute: those of the minutes are among those that were found
    let next0 = 0;
    const minutes = byMinutes(sky.span, member);
    for (const { value } of staysOf(sky, member)) if (value === minutes[next0]) next0++;
    expect(next0).toBe(minutes.length);
    expectExact(sky, member);
  });
  test("the signs of Sun and Moon are those of every minute, each to the second", () => {
    for (const body of ["sun", "moon", "mercury"] as const) {
      const member = signMember(sky, body);
      expect(staysOf(sky, member).map(({ value }) => value)).toEqual(byMinutes(sky.span, member));
      expectExact(sky, member);
    }
  });
});

test("a planet that turns at a border is found on both sides of it", () => {
  // Pluto turns direct that day: a border is laid a hair beside the place where it turns
  const sky = searchedSky(ephemeris, wholeDay("2023-10-11", 0));
  const track = longitudeTrack(sky.near, "pluto");
  expect(bodyMotion("pluto").slowestDegPerDay).toBeLessThan(0);
  const { jdTt } = sky.near.timeScales(sky.span.fromEpochMs + 12 * 60 * MINUTE_MS);
  const border = track.at(jdTt).angleDeg + 1e-8;
  const found = angleBorders(sky, track, [border]);
  const valueAt: Member["valueAt"] = (asked, epochMs) =>
    asked.ecliptic("pluto", asked.timeScales(epochMs).jdTt).longitudeDeg < border ? "before" : "after";
  const member = { member: "pluto.side", borders: found, valueAt };
  expect(staysOf(sky, member).map(({ value }) => value)).toEqual(byMinutes(sky.span, member));
  expectExact(sky, member);
});
