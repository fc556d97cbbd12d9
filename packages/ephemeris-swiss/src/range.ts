import type { EphemerisRange } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";

const FROM_DATE = "1200-01-09";
const TO_DATE = "2999-12-31";

/** Instants in UTC epoch milliseconds, half-open. The files begin on 1200-01-01 of the Julian calendar. */
const FROM_EPOCH_MS = Date.UTC(1200, 0, 9);
const TO_EPOCH_MS = Date.UTC(3000, 0, 1);

/** In TT the span is a little wider at its end: every civil instant inside has its TT inside. */
export const RANGE: EphemerisRange = {
  fromJdTt: 2159358.509,
  toJdTt: 2816788,
  fromDate: FROM_DATE,
  toDate: TO_DATE,
};

/** @throws DomainError `unprocessable_entity` with the limits. */
export function requireEpochInRange(epochMilliseconds: number): void {
  if (epochMilliseconds >= FROM_EPOCH_MS && epochMilliseconds < TO_EPOCH_MS) return;
  throw outside();
}

/** @throws DomainError `unprocessable_entity` with the limits. */
export function requireJdInRange(jdTt: number): void {
  if (jdTt >= RANGE.fromJdTt && jdTt < RANGE.toJdTt) return;
  throw outside();
}

function outside(): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `The ephemeris covers ${FROM_DATE} to ${TO_DATE} (UTC). Send a date within.`,
    { from: FROM_DATE, to: TO_DATE },
  );
}
