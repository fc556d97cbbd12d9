import type { Draw } from "../draw";

/** Calls of one operation in a sheet. */
export interface Call {
  /** The operation's id. */
  readonly operation: string;
  readonly times: number;
  readonly request: (draw: Draw) => Readonly<Record<string, unknown>>;
  /** The members that are read, as paths; `*` is any item. */
  readonly members: readonly string[];
}

/** Answers that one reader marks together. */
export interface Kind {
  /** Whose last commit seeds the sheet: the texts. */
  readonly texts: readonly string[];
  readonly calls: readonly Call[];
  /** The rest of a sentence without its names and figures: of those that are alike by it, one drawn one is read. */
  readonly patternOf?: (text: string) => string;
}

/** Every text of an entry of a book. */
export const ENTRY = ["**"];

export const PLACES = [
  { latitude: 28.6139, longitude: 77.209, timezone: "Asia/Kolkata" },
  { latitude: 51.5074, longitude: -0.1278, timezone: "Europe/London" },
  { latitude: -33.8688, longitude: 151.2093, timezone: "Australia/Sydney" },
  { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
];

/** A birth at one of the places. */
export const born = (draw: Draw): Readonly<Record<string, unknown>> => ({
  ...{ date: draw.date(1950, 2004), time: draw.time() },
  ...draw.of(PLACES),
});

/** The same with the names that returns and gochara give to its date and time. */
export function bornAt(draw: Draw): Readonly<Record<string, unknown>> {
  const { date, time, ...place } = born(draw);
  return { birthDate: date, birthTime: time, ...place };
}

/** A day of these two years, which the answers are about. */
export const dayOf = (draw: Draw): string => draw.date(2026, 2027);
