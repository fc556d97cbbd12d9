import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { type AyanamsaChoice, InvariantError } from "@almagest/operation";

/** A sidereal frame as a caller names it. */
export interface FrameChoice {
  readonly ayanamsa: AyanamsaChoice;
  /** Degrees; counts with `custom` alone. */
  readonly ayanamsaValue?: number | undefined;
}

/** The zodiac of longitudes, as the angle to subtract from a tropical longitude of date. */
export interface Frame {
  readonly ayanamsa: AyanamsaChoice | "tropical";
  /** [0, 360); 0 in the tropical zodiac. Lahiri and Raman hold the nutation, those of the KP and a custom one do not. */
  readonly ayanamsaDeg: number;
}

export const TROPICAL_FRAME: Frame = { ayanamsa: "tropical", ayanamsaDeg: 0 };

/** The frame at an instant. A custom value is constant in time. */
export function frameAt(ephemeris: Ephemeris, choice: FrameChoice, jdTt: number): Frame {
  const { ayanamsa, ayanamsaValue } = choice;
  if (ayanamsa !== "custom") return { ayanamsa, ayanamsaDeg: ephemeris.ayanamsaDeg(ayanamsa, jdTt) };
  if (ayanamsaValue === undefined) throw new InvariantError("a custom ayanamsa without its value", { ayanamsa });
  return { ayanamsa, ayanamsaDeg: normalizeDeg(ayanamsaValue) };
}

/** A tropical longitude of date in the frame, [0, 360). */
export function inFrameDeg(tropicalDeg: number, { ayanamsaDeg }: Frame): number {
  return normalizeDeg(tropicalDeg - ayanamsaDeg);
}
