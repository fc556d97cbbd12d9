import { julianDayUtc, resolveCivilTime } from "@almagest/civil-time";
import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { type AyanamsaChoice, InvariantError } from "@almagest/operation";

/** A sidereal frame as a caller names it. */
export interface FrameChoice {
  readonly ayanamsa: AyanamsaChoice;
  /** Degrees; counts with `custom` alone. */
  readonly ayanamsaValue?: number | undefined;
  /** The day at which that value holds, YYYY-MM-DD; without it at every instant. */
  readonly ayanamsaEpoch?: string | undefined;
}

/** The zodiac of longitudes, as the angle to subtract from a tropical longitude of date. */
export interface Frame {
  readonly ayanamsa: AyanamsaChoice | "tropical";
  /** [0, 360); 0 in the tropical zodiac. Those of the KP and a custom one without an epoch hold no nutation. */
  readonly ayanamsaDeg: number;
  /** Of a custom one that has an epoch. */
  readonly ayanamsaEpoch?: string;
}

export const TROPICAL_FRAME: Frame = { ayanamsa: "tropical", ayanamsaDeg: 0 };

/** The frame at an instant. A custom value without an epoch is constant in time. */
export function frameAt(ephemeris: Ephemeris, choice: FrameChoice, jdTt: number): Frame {
  const { ayanamsa, ayanamsaValue, ayanamsaEpoch } = choice;
  if (ayanamsa !== "custom") return { ayanamsa, ayanamsaDeg: ephemeris.ayanamsaDeg(ayanamsa, jdTt) };
  if (ayanamsaValue === undefined) throw new InvariantError("a custom ayanamsa without its value", { ayanamsa });
  if (ayanamsaEpoch === undefined) return { ayanamsa, ayanamsaDeg: normalizeDeg(ayanamsaValue) };
  const sinceDeg = ephemeris.ayanamsaDeg(`since-${midnightJd(ayanamsaEpoch)}`, jdTt);
  return { ayanamsa, ayanamsaDeg: normalizeDeg(ayanamsaValue + sinceDeg), ayanamsaEpoch };
}

/** The Julian day of a date's 0h; of an epoch it is read as TT. */
function midnightJd(date: string): number {
  return julianDayUtc(resolveCivilTime({ date, time: "00:00:00", timezone: 0 }).epochMilliseconds);
}

/** The members that choose a frame, of an input that has others too. */
export function frameChoiceOf({ ayanamsa, ayanamsaValue, ayanamsaEpoch }: FrameChoice): FrameChoice {
  return { ayanamsa, ayanamsaValue, ayanamsaEpoch };
}

/** A tropical longitude of date in the frame, [0, 360). */
export function inFrameDeg(tropicalDeg: number, { ayanamsaDeg }: Frame): number {
  return normalizeDeg(tropicalDeg - ayanamsaDeg);
}
