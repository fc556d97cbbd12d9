/** Births whose time is open, of every kind of day. */
export const OPEN_DAYS = [
  ["an ordinary day", { date: "1990-03-15", timezone: 8 }],
  ["a day that turns at 23:00", { date: "1990-03-15", timezone: 8, dayBoundary: "early-zi" }],
  ["a day of the midnight school", { date: "1961-05-30", timezone: -5, dayBoundary: "midnight" }],
  ["Li Chun, which turns year and month", { date: "1984-02-04", timezone: 8 }],
  ["a solar term, by the Sun", { date: "2003-09-08", timezone: 8, hourClock: "solar", longitude: 116.4 }],
  ["a day of 25 hours", { date: "2024-10-27", timezone: "Europe/Berlin" }],
  ["a quarter of an hour", { date: "1990-03-15", timezone: 8, time: "17:00:00", timeAccuracyMinutes: 15 }],
  ["a night", { date: "1990-03-15", timezone: 8, timeFrom: "22:00:00", timeTo: "02:00:00", dateTo: "1990-03-16" }],
] as const;

export type OpenDay = (typeof OPEN_DAYS)[number][1];

interface Known {
  readonly date: string;
  readonly time: string;
  readonly timezone: number | string;
  readonly dayBoundary?: "early-zi" | "midnight";
  readonly hourClock?: "solar";
  readonly longitude?: number;
}

/** The first and the last second of every row of hours as a birth of a known time; not of an hour that the clock shows twice. */
export function knownTimes(
  birth: OpenDay,
  hours: readonly { readonly from: string; readonly to: string }[],
): readonly (readonly [local: string, known: Known])[] {
  const {
    timezone,
    dateTo: _,
    timeFrom: __,
    timeTo: ___,
    timeAccuracyMinutes: ____,
    ...rest
  } = {
    dateTo: undefined,
    timeFrom: undefined,
    timeTo: undefined,
    timeAccuracyMinutes: undefined,
    ...birth,
  };
  const isRepeated = (local: string): boolean => timezone === "Europe/Berlin" && /T02:/.test(local);
  return hours
    .flatMap(({ from, to }) => [from, to])
    .filter((local) => !isRepeated(local))
    .map((local) => {
      const [date = "", time = ""] = local.split("T");
      return [local, { ...rest, timezone, date, time }] as const;
    });
}
