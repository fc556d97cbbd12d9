import { at, InvariantError, idFinder } from "@almagest/operation";
import { bearingSector, mountainAt } from "@almagest/sky";
import * as z from "zod";

/** The eight winds, clockwise from north. */
export const DIRECTIONS = [
  "North",
  "Northeast",
  "East",
  "Southeast",
  "South",
  "Southwest",
  "West",
  "Northwest",
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The sides of the mandala in the order of its padas. */
export const SIDES = ["East", "South", "West", "North"] as const;
export type Side = (typeof SIDES)[number];

export const CORNERS = ["Northeast", "Southeast", "Southwest", "Northwest"] as const;
export type Corner = (typeof CORNERS)[number];

const WIND_OF_LETTERS = idFinder<Direction>([
  ["N", "North"],
  ["NE", "Northeast"],
  ["E", "East"],
  ["SE", "Southeast"],
  ["S", "South"],
  ["SW", "Southwest"],
  ["W", "West"],
  ["NW", "Northwest"],
]);

/** The wind of a bearing, three mountains wide: north from 337.5° on to 22.5°. */
export function directionOfBearing(bearingDeg: number): Direction {
  return WIND_OF_LETTERS(mountainAt(bearingDeg).place.slice(0, -1)) ?? "North";
}

export function oppositeOf(direction: Direction): Direction {
  return at(DIRECTIONS, (DIRECTIONS.indexOf(direction) + 4) % DIRECTIONS.length);
}

export function isSide(direction: Direction): direction is Side {
  return SIDES.some((side) => side === direction);
}

export function isCorner(direction: Direction): direction is Corner {
  return CORNERS.some((corner) => corner === direction);
}

/** The side that an outward bearing belongs to, 90° each; a diagonal belongs to the side clockwise of it. */
export function sideOfBearing(bearingDeg: number): Side {
  return at(["North", ...SIDES.slice(0, 3)] as const, bearingSector(bearingDeg, 4, 315).index0);
}

/** A direction inside a sentence: `northeast`. */
export function inWords(direction: Direction | "Center"): string {
  return direction.toLowerCase();
}

export const directionId = z.enum(DIRECTIONS).meta({ name: "VastuDirection" });
export const sideId = z.enum(SIDES).meta({ name: "VastuSide" });
export const cornerId = z.enum(CORNERS).meta({ name: "VastuCorner" });

/** A direction as a caller may send it; letter case and separators do not matter. */
export const directionAsked = directionId.meta({ fold: "separators" });

/** Where the building faces: one of the two. */
export interface FacingInput {
  readonly facing?: Direction | undefined;
  readonly facingDegrees?: number | undefined;
}

export interface Facing {
  readonly direction: Direction;
  /** Where a bearing was sent. */
  readonly bearingDeg: number | undefined;
}

export const facingShape = {
  facing: directionAsked.optional().meta({
    fold: "separators",
    description: "Where the building looks, seen from inside. Send this or facingDegrees",
    examples: ["North"],
  }),
  facingDegrees: z
    .number()
    .min(0)
    .max(360)
    .optional()
    .meta({
      description: "The same as a bearing in degrees clockwise from true north. Send this or facing",
      examples: [15],
    }),
};

/** A check of bodies: a building faces one way, said in one of two forms. */
export function requireOneFacing(payload: z.core.ParsePayload<FacingInput>): void {
  const { facing, facingDegrees } = payload.value;
  if ((facing === undefined) !== (facingDegrees === undefined)) return;
  const both = facing !== undefined;
  payload.issues.push({
    code: "custom",
    path: [both ? "facingDegrees" : "facing"],
    message: both
      ? "facing and facingDegrees both came. Send one of them: a direction such as East, or a bearing in degrees."
      : 'Neither facing nor facingDegrees came. Send one: facing: "East", or facingDegrees: 90.',
    input: facingDegrees,
    continue: true,
  });
}

export function facingOf({ facing, facingDegrees }: FacingInput): Facing {
  if (facing !== undefined) return { direction: facing, bearingDeg: undefined };
  if (facingDegrees === undefined) throw new InvariantError("the schema lets no request without a facing pass");
  return { direction: directionOfBearing(facingDegrees), bearingDeg: facingDegrees };
}
