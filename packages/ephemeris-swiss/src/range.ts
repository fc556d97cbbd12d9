import type { EphemerisRange } from "@almagest/ephemeris";
import { DomainError, InvariantError } from "@almagest/operation";
import { MODELED_CLOCK } from "./instants";

/**
 * The files begin on 1200-01-01 of the Julian calendar, 1200-01-08 of the Gregorian; a day later the light of every body
 * that arrives has left within them. They end in January 3000.
 */
const FROM_DATE = "1200-01-09";
const TO_DATE = "2999-12-31";
const FROM_EPOCH_MS = Date.UTC(1200, 0, 9);
const TO_EPOCH_MS = Date.UTC(3000, 0, 1);

/** Checks of an instant against the range, each by the scale in which the instant is given. */
export interface Range {
  readonly described: EphemerisRange;
  readonly requireEpoch: (epochMilliseconds: number) => void;
  readonly requireTt: (jdTt: number) => void;
  readonly requireUt1: (jdUt1: number) => void;
}

/** The range in all scales, whose ends no measurement of the Earth's rotation reaches; the checks throw the DomainError `unprocessable_entity` that names the limits. */
export function createRange(): Range {
  const from = MODELED_CLOCK.timeScales(FROM_EPOCH_MS);
  const to = MODELED_CLOCK.timeScales(TO_EPOCH_MS);
  return {
    described: { fromJdTt: from.jdTt, toJdTt: to.jdTt, fromDate: FROM_DATE, toDate: TO_DATE },
    requireEpoch: (epochMilliseconds) => {
      if (!(epochMilliseconds >= FROM_EPOCH_MS && epochMilliseconds < TO_EPOCH_MS)) throw outside(epochMilliseconds);
    },
    requireTt: (jdTt) => {
      if (!(jdTt >= from.jdTt && jdTt < to.jdTt)) throw outside(jdTt);
    },
    requireUt1: (jdUt1) => {
      if (!(jdUt1 >= from.jdUt1 && jdUt1 < to.jdUt1)) throw outside(jdUt1);
    },
  };
}

function outside(instant: number): Error {
  if (Number.isNaN(instant)) return new InvariantError("an instant that is not a number");
  return new DomainError(
    "unprocessable_entity",
    `The date is outside the ephemeris, which covers ${FROM_DATE} to ${TO_DATE} (UTC, proleptic Gregorian). Send a date within.`,
    { from: FROM_DATE, to: TO_DATE },
  );
}
