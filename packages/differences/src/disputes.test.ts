import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { differences } from "./index";
import type { DifferencesRequest } from "./types";

const context = createContext({ ephemeris: swissEphemeris() });

interface Dispute {
  /** The public thread or page that the birth and the figures are from. */
  readonly from: string;
  readonly request: DifferencesRequest;
  /** Settings and values that the first rank must have among its explanations. */
  readonly because: readonly string[];
}

const LUDHIANA = { latitude: 30.9090157, longitude: 75.851601, timezone: "Asia/Kolkata" };
const CHINA = { latitude: 39.9, longitude: 116.4, timezone: 8 };

const CUSPS = ["1", "2", "3", "4", "5", "6"] as const;
const IMMANUEL_CUSPS = [
  "4°10'47 Leo",
  "21°02'02 Leo",
  "12°30'17 Virgo",
  "11°58'56 Libra",
  "21°23'01 Scorpio",
  "2°21'42 Capricorn",
];

const DISPUTES: readonly Dispute[] = [
  {
    from: "https://github.com/flatangle/flatlib/issues/62 (its author: TRUE_NODE instead of MEAN_NODE)",
    request: {
      ...{ date: "1998-01-24", time: "12:00:00", timezone: 0, latitude: 43.6, longitude: 39.73 },
      values: [
        { what: "position", of: "north-node", value: "12°28'54 Virgo" },
        { what: "position", of: "south-node", value: "12°28'54 Pisces" },
      ],
    },
    because: ["node mean"],
  },
  {
    from: "https://github.com/flatangle/flatlib/issues/60 (the timezone was not taken into account)",
    request: {
      ...{ date: "1979-12-26", time: "01:00:00", timezone: "Australia/Melbourne" },
      ...{ latitude: -37.8136, longitude: 144.9631, text: "Moon Aries" },
    },
    because: ["clock utc"],
  },
  {
    from: "https://github.com/flatangle/flatlib/issues/73 (Szolnok in Hungary, written as 20w12)",
    request: {
      ...{ date: "2001-01-01", time: "01:01:00", timezone: 1, latitude: 47.1833, longitude: 20.2 },
      text: "Ascendant 23°08'31 Virgo",
    },
    because: ["place sign-of-longitude"],
  },
  {
    from: "https://github.com/ygrenier/SwissEphNet/issues/35 (a local time given to swe_houses as universal time)",
    request: {
      ...{ date: "1969-01-10", time: "10:10:00", ...LUDHIANA, zodiac: "sidereal" },
      text: "Ascendant Gemini",
    },
    because: ["clock utc"],
  },
  {
    from: "https://github.com/theriftlab/immanuel-python/issues/14 (a time in UTC read by the clock of the place)",
    request: {
      ...{ date: "2024-05-16", time: "10:05:47", timezone: 0, latitude: 51, longitude: 0 },
      values: IMMANUEL_CUSPS.map((value, index0) => ({ what: "cusp" as const, of: CUSPS[index0], value })),
    },
    because: ["clock dst-added"],
  },
  {
    from: "https://github.com/6tail/lunar-typescript/issues/15 (both pillars of a birth after 23:00)",
    request: {
      ...{ date: "2025-01-13", time: "23:30:00", ...CHINA },
      text: "year pillar 甲辰, month pillar 丁丑, day pillar 壬午, hour pillar 庚子",
    },
    because: ["dayBorder midnight"],
  },
  {
    from: "https://github.com/6tail/lunar-javascript/issues/61 (the day that begins at 23:00)",
    request: {
      ...{ date: "1988-08-02", time: "23:30:00", ...CHINA },
      text: "day pillar 庚寅, hour pillar 丙子",
    },
    because: ["dayBorder early-zi"],
  },
  {
    from: "https://github.com/6tail/tyme4j/issues/17 (four pillars that its author calls wrong)",
    request: {
      ...{ date: "1983-10-28", time: "23:30:00", ...CHINA },
      text: "year pillar 癸亥, month pillar 壬戌, day pillar 庚寅, hour pillar 丙子",
    },
    because: ["dayBorder early-zi"],
  },
  {
    from: "https://github.com/SylarLong/iztro/issues/187 (the late hour of zi by its own day)",
    request: {
      ...{ date: "2024-04-07", time: "23:30:00", ...CHINA },
      text: "year pillar 甲辰, month pillar 戊辰, day pillar 辛丑, hour pillar 戊子",
    },
    because: ["dayBorder midnight"],
  },
  {
    from: "http://rosecrosslodge.com/ed/begin2.htm (day and month entered the other way round)",
    request: {
      ...{ date: "1956-07-11", time: "21:12:00", timezone: "America/Los_Angeles" },
      ...{ latitude: 33.1959, longitude: -117.3795, text: "Sun Scorpio" },
    },
    because: ["dateOrder day-and-month"],
  },
  {
    from: "http://planetwaves.net/cainer/archive/002450.php (Illinois: a clock time computed in standard time)",
    request: {
      ...{ date: "1955-09-02", time: "10:23:00", timezone: "America/Chicago" },
      ...{ latitude: 40.9478, longitude: -90.3712, text: "Ascendant Scorpio" },
    },
    because: ["clock no-dst"],
  },
];

test.each(DISPUTES)("finds the setting of $from", ({ request, because }) => {
  const { explanations } = differences(request, context);
  const firsts = explanations.filter(({ rank }) => rank === 1);
  const told = firsts.map(({ changes }) =>
    changes.map(({ setting, value, orEqually }) => [value, ...orEqually].map((one) => `${setting} ${one}`)),
  );
  const isFound = told.some(
    (changes) =>
      changes.length === because.length && because.every((one) => changes.some((same) => same.includes(one))),
  );
  expect(isFound, JSON.stringify(told)).toBe(true);
});
