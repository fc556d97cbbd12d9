import { type Ephemeris, signedDifferenceDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { type FrameChoice, frameAt } from "../sky/frame";
import { positionOf } from "../sky/positions";

/** Days of a year of the dasha; `solar` is the return of the Sun to where it was at birth. */
export const YEAR_LENGTHS = ["365.25", "365.2422", "360", "solar"] as const;
export type YearLength = (typeof YEAR_LENGTHS)[number];

const DAY_MS = 86_400_000;
/** Mean sidereal year, the first guess of a return. */
export const SIDEREAL_YEAR_DAYS = 365.256_363;

/** Nominal years from birth as instants, and back. */
export interface DashaCalendar {
  /** Undefined where years are of different lengths. */
  readonly yearDays: number | undefined;
  readonly epochAt: (years: number) => number;
  readonly yearsAt: (epochMs: number) => number;
}

export interface BirthInstant {
  readonly birthEpochMs: number;
  readonly frameChoice: FrameChoice;
}

/**
 * The calendar of a dasha. In solar years a part of a year is that part of the circle, which the Sun passes in the frame
 * of each instant.
 * @throws DomainError `unprocessable_entity` for an instant beyond the ephemeris' range, in solar years alone.
 */
export function dashaCalendar(yearLength: YearLength, ephemeris: Ephemeris, birth: BirthInstant): DashaCalendar {
  return yearLength === "solar" ? solarCalendar(ephemeris, birth) : evenCalendar(Number(yearLength), birth);
}

function evenCalendar(yearDays: number, { birthEpochMs }: BirthInstant): DashaCalendar {
  const yearMs = yearDays * DAY_MS;
  return {
    yearDays,
    epochAt: (years) => birthEpochMs + years * yearMs,
    yearsAt: (epochMs) => (epochMs - birthEpochMs) / yearMs,
  };
}

const MOST_STEPS = 12;
/** The step after one of a minute would be of less than a millisecond. */
const CLOSE_MS = 60_000;

function solarCalendar(ephemeris: Ephemeris, { birthEpochMs, frameChoice }: BirthInstant): DashaCalendar {
  const sunAt = (epochMs: number): { readonly deg: number; readonly degPerMs: number } => {
    const { jdTt } = ephemeris.timeScales(epochMs);
    const frame = frameAt(ephemeris, frameChoice, jdTt);
    const { longitudeDeg, speedDegPerDay } = positionOf(ephemeris, "sun", { jdTt, frame });
    return { deg: longitudeDeg, degPerMs: speedDegPerDay / DAY_MS };
  };
  const birthDeg = sunAt(birthEpochMs).deg;
  const guessAt = (years: number): number => birthEpochMs + years * SIDEREAL_YEAR_DAYS * DAY_MS;
  const epochAt = (years: number): number => {
    const wantedDeg = birthDeg + 360 * (years - Math.floor(years));
    let epochMs = guessAt(years);
    for (let step = 0; step < MOST_STEPS; step++) {
      const { deg, degPerMs } = sunAt(epochMs);
      const stepMs = signedDifferenceDeg(wantedDeg, deg) / degPerMs;
      epochMs += stepMs;
      if (Math.abs(stepMs) < CLOSE_MS) return epochMs;
    }
    throw new InvariantError("the Sun does not return", { years, epochMs });
  };
  const yearsAt = (epochMs: number): number => {
    const mean = (epochMs - birthEpochMs) / (SIDEREAL_YEAR_DAYS * DAY_MS);
    const part = (sunAt(epochMs).deg - birthDeg) / 360;
    return part + Math.round(mean - part);
  };
  // periods share their borders
  const known = new Map([[0, birthEpochMs]]);
  return {
    yearDays: undefined,
    epochAt: (years) => {
      const found = known.get(years) ?? epochAt(years);
      known.set(years, found);
      return found;
    },
    yearsAt,
  };
}
