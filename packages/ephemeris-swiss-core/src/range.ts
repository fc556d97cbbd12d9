import type { EphemerisRange } from "@almagest/ephemeris";
import { at, DomainError, InvariantError } from "@almagest/operation";
import { modeledClock } from "./instants";
import type { SwissLibrary } from "./library";

/** The six centuries of one set of data files, named as in the files' names. */
export type Era = "12" | "18" | "24";

export const ERAS: readonly Era[] = ["12", "18", "24"];

const DAY_MS = 86_400_000;

/**
 * The files begin on 1200-01-01 of the Julian calendar, 1200-01-08 of the Gregorian; a day later the light of every body
 * that arrives has left within them. They end in January 3000. Where only some sets are there, the range stops a day
 * short of where the next would be read.
 */
const FROM_EPOCH_MS = { "12": Date.UTC(1200, 0, 9), "18": Date.UTC(1800, 0, 3), "24": Date.UTC(2400, 0, 3) } as const;
const TO_EPOCH_MS = { "12": Date.UTC(1800, 0, 1), "18": Date.UTC(2400, 0, 1), "24": Date.UTC(3000, 0, 1) } as const;

/** Checks of an instant against the range, each by the scale in which the instant is given. */
export interface Range {
  readonly described: EphemerisRange;
  readonly requireEpoch: (epochMilliseconds: number) => void;
  readonly requireTt: (jdTt: number) => void;
  readonly requireUt1: (jdUt1: number) => void;
}

/**
 * The range of neighboring sets of files in all scales, at whose ends no measurement of the Earth's rotation reaches; the
 * checks throw the DomainError `unprocessable_entity` that names the limits.
 */
export function createRange(library: SwissLibrary, eras: readonly Era[]): Range {
  const fromMs = FROM_EPOCH_MS[at(eras, 0)];
  const toMs = TO_EPOCH_MS[at(eras, eras.length - 1)];
  const { timeScales } = modeledClock(library);
  const [from, to] = [timeScales(fromMs), timeScales(toMs)];
  const [fromDate, toDate] = [dateOf(fromMs), dateOf(toMs - DAY_MS)];
  const outside = (instant: number): Error => refused(instant, fromDate, toDate);
  return {
    described: { fromJdTt: from.jdTt, toJdTt: to.jdTt, fromDate, toDate },
    requireEpoch: (epochMilliseconds) => {
      if (!(epochMilliseconds >= fromMs && epochMilliseconds < toMs)) throw outside(epochMilliseconds);
    },
    requireTt: (jdTt) => {
      if (!(jdTt >= from.jdTt && jdTt < to.jdTt)) throw outside(jdTt);
    },
    requireUt1: (jdUt1) => {
      if (!(jdUt1 >= from.jdUt1 && jdUt1 < to.jdUt1)) throw outside(jdUt1);
    },
  };
}

function dateOf(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().slice(0, "2000-01-01".length);
}

function refused(instant: number, from: string, to: string): Error {
  if (Number.isNaN(instant)) return new InvariantError("an instant that is not a number");
  return new DomainError(
    "unprocessable_entity",
    `The date is outside the ephemeris, which covers ${from} to ${to} (UTC, proleptic Gregorian). Send a date within.`,
    { from, to },
  );
}
