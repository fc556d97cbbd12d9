import { at } from "@almagest/operation";

const FULL_CIRCLE_DEG = 360;

/** One of the equal parts that a tradition cuts the compass into. */
export interface BearingSector {
  /** Which part, clockwise, counted from 0 at the first. */
  readonly index0: number;
  /** Distance of the bearing from the start of its part, [0, width). */
  readonly intoDeg: number;
  /** To the nearer border of its part, 0 on the border where it begins. */
  readonly toBorderDeg: number;
}

/**
 * Which of `count` equal parts a bearing lies in, the first beginning at `startDeg`; a part owns the border where it
 * begins. Bearings run clockwise from north and may be any number of turns.
 */
export function bearingSector(bearingDeg: number, count: number, startDeg: number): BearingSector {
  const widthDeg = FULL_CIRCLE_DEG / count;
  const fromStartDeg = (((bearingDeg - startDeg) % FULL_CIRCLE_DEG) + FULL_CIRCLE_DEG) % FULL_CIRCLE_DEG;
  const index0 = Math.floor(fromStartDeg / widthDeg);
  const intoDeg = fromStartDeg - index0 * widthDeg;
  return { index0, intoDeg, toBorderDeg: Math.min(intoDeg, widthDeg - intoDeg) };
}

/** The 24 mountains by their places, clockwise from 337.5°: three to each of the eight winds. */
export const MOUNTAIN_PLACES = [
  ...["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3"],
  ...["S1", "S2", "S3", "SW1", "SW2", "SW3", "W1", "W2", "W3", "NW1", "NW2", "NW3"],
] as const;

export type MountainPlace = (typeof MOUNTAIN_PLACES)[number];

const FIRST_MOUNTAIN_DEG = 337.5;

/** The mountain a bearing lies in; each is 15° wide, and N2 holds due north in its middle. */
export function mountainAt(bearingDeg: number): BearingSector & { readonly place: MountainPlace } {
  const sector = bearingSector(bearingDeg, MOUNTAIN_PLACES.length, FIRST_MOUNTAIN_DEG);
  return { ...sector, place: at(MOUNTAIN_PLACES, sector.index0) };
}
