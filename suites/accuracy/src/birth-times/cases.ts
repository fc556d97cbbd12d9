import { type BirthSpan, wholeDay } from "@almagest/sky";

/** A birth on a day whose hour is not known. */
export interface BirthCase {
  readonly name: string;
  readonly date: string;
  readonly timezone: number | string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Days on which something rare happens, and places where the sky turns in another way; the first five have it all. */
export const RARE_DAYS: readonly BirthCase[] = [
  { name: "Tromsø at midsummer", date: "1994-06-21", timezone: "Europe/Oslo", latitude: 69.6489, longitude: 18.9551 },
  {
    name: "a new moon in Kolkata",
    date: "1995-10-24",
    timezone: "Asia/Kolkata",
    latitude: 22.5726,
    longitude: 88.3639,
  },
  {
    name: "a station of Mercury in St. John's",
    date: "2021-01-30",
    timezone: "America/St_Johns",
    latitude: 47.5615,
    longitude: -52.7126,
  },
  { name: "Rome, far back", date: "1305-08-03", timezone: 0, latitude: 41.9028, longitude: 12.4964 },
  {
    name: "24 hours and an hour in Adelaide",
    date: "2024-04-07",
    timezone: "Australia/Adelaide",
    latitude: -34.9285,
    longitude: 138.6007,
  },
  {
    name: "Li Chun in Shanghai",
    date: "1984-02-04",
    timezone: "Asia/Shanghai",
    latitude: 31.2304,
    longitude: 121.4737,
  },
  { name: "23 hours in Paris", date: "1987-03-29", timezone: "Europe/Paris", latitude: 48.8566, longitude: 2.3522 },
  { name: "Murmansk in winter", date: "1978-12-21", timezone: "Europe/Moscow", latitude: 68.9585, longitude: 33.0827 },
  { name: "25 hours in Berlin", date: "2020-10-25", timezone: "Europe/Berlin", latitude: 52.52, longitude: 13.405 },
];

const ZONES = [
  "UTC",
  "Asia/Kolkata",
  "America/New_York",
  "Asia/Kathmandu",
  "Europe/London",
  "Pacific/Auckland",
] as const;

/** Mulberry32: the same cases from the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The rare days, and as many births more as are asked for: any date from 1300 to 2599, up to 78 degrees from the equator. */
export function birthCases(count: number, seed: number): readonly BirthCase[] {
  const draw = random(seed);
  const cases = [...RARE_DAYS.slice(0, count)];
  while (cases.length < count) {
    const day = Math.floor(-244_700 + draw() * 475_000);
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    const timezone = ZONES[Math.floor(draw() * ZONES.length)] ?? "UTC";
    const latitude = Math.round(1e4 * (156 * draw() - 78)) / 1e4;
    const longitude = Math.round(1e4 * (360 * draw() - 180)) / 1e4;
    cases.push({ name: `seed ${seed}, case ${cases.length}`, date, timezone, latitude, longitude });
  }
  return cases;
}

export function dayOf({ date, timezone }: BirthCase): BirthSpan {
  return wholeDay(date, timezone);
}
