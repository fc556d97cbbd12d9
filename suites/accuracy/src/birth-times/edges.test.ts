import { baziMembers } from "@almagest/chinese-astrology/facts";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { designMembers } from "@almagest/human-design/facts";
import { type BirthSpan, birthSpan, type Member, searchedSky, staysOf, wholeDay } from "@almagest/sky";
import { fineVargaMembers, kpCuspMembers, vedicMembers } from "@almagest/vedic/facts";
import { natalMembers } from "@almagest/western/facts";
import { expect, test } from "vitest";
import { missesOf } from "./brute-force";

const ephemeris = swissEphemeris();

function spanOf(date: string, timezone: number | string, [from, to]: readonly [string, string]): BirthSpan {
  return birthSpan({ date, time: from, timezone }, { date, time: to });
}

const EDGES: readonly (readonly [string, BirthSpan, number, number])[] = [
  ["the first day that has a design", wholeDay("1200-04-20", 0), 0, 0],
  ["the last day of the ephemeris", wholeDay("2999-12-30", 0), 52, 13],
  ["the north pole", wholeDay("2000-06-21", 0), 90, 0],
  ["the south pole", wholeDay("2000-06-21", 0), -90, 180],
  ["the polar circle to the second of arc", wholeDay("2010-03-20", 0), 66.5616, 25.7],
  ["the date line", wholeDay("1995-01-01", "Pacific/Kiritimati"), 1.87, -157.4],
  ["a mean time of nearly 16 hours", wholeDay("1840-05-05", "Asia/Manila"), 14.6, 121],
  ["a leap second at noon of the clock", wholeDay("2016-12-31", -12), 52, 13],
  ["a step of the early atomic time", wholeDay("1965-03-01", 9), 35.7, 139.7],
  ["one second", spanOf("1990-07-04", 5.5, ["10:12:00", "10:12:00"]), 28.6, 77.2],
  ["two seconds", spanOf("1990-07-04", 5.5, ["10:12:00", "10:12:01"]), 28.6, 77.2],
  [
    "an hour around midnight",
    birthSpan({ date: "1990-07-04", time: "23:30:00", timezone: 5.5 }, { date: "1990-07-05", time: "00:30:00" }),
    28.6,
    77.2,
  ],
];

test.each(EDGES)("%s", (_, span, latitude, longitude) => {
  const sky = searchedSky(ephemeris, span);
  const sidereal = { latitude, longitude, ayanamsa: "lahiri", nodeType: "mean" } as const;
  const isShort = span.toEpochMs - span.fromEpochMs <= 3_600_000;
  const pillars = { dayBoundary: "early-zi", yearBoundary: "li-chun", hourClock: "solar", longitude } as const;
  const members: readonly Member[] = [
    ...natalMembers(sky, { latitude, longitude, houseSystem: "placidus", nodeType: "true" }),
    ...vedicMembers(sky, sidereal).filter(({ member }) => member !== "panchang.vara"),
    ...(isShort ? [...fineVargaMembers(sky, sidereal), ...kpCuspMembers(sky, sidereal)] : []),
    ...baziMembers(sky, pillars),
  ];
  const stepMs = isShort ? 20_000 : 10 * 60_000;
  expect(missesOf(sky, members, stepMs)).toEqual([]);
  const design = designMembers(ephemeris, span, "true");
  expect(missesOf(design.search.sky, design.members, stepMs)).toEqual([]);
  const vara = vedicMembers(sky, sidereal).filter(({ member }) => member === "panchang.vara");
  expect(vara.map((member) => staysOf(sky, member).length)).not.toContain(0);
});
