import type { TermTable } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";

/** The sixteen winds clockwise from north, each with its abbreviation. */
export const WINDS = [
  ["N", "north"],
  ["NNE", "north-northeast"],
  ["NE", "northeast"],
  ["ENE", "east-northeast"],
  ["E", "east"],
  ["ESE", "east-southeast"],
  ["SE", "southeast"],
  ["SSE", "south-southeast"],
  ["S", "south"],
  ["SSW", "south-southwest"],
  ["SW", "southwest"],
  ["WSW", "west-southwest"],
  ["W", "west"],
  ["WNW", "west-northwest"],
  ["NW", "northwest"],
  ["NNW", "north-northwest"],
] as const;

/** The names of the winds by their abbreviations. */
export const windNames: TermTable = Object.fromEntries(
  WINDS.map(([abbreviation, name]) => [abbreviation, compass[name]]),
);

export type Wind = (typeof WINDS)[number];

/** The wind an azimuth belongs to: sixteen bins of 22.5°, centered, each without its upper edge. */
export function windOf(azimuthDeg: number): Wind {
  return at(WINDS, Math.floor((azimuthDeg + 11.25) / 22.5) % WINDS.length);
}
