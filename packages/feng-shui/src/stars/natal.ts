import { InvariantError } from "@almagest/operation";
import type { Palace } from "../compass/directions";
import { type Mountain, mountainOf, oppositeMountain } from "../compass/mountains";
import { type Flight, flownPlate, homeOf, type Plate, palaceOf, type Star } from "./lo-shu";

export const STRUCTURES = [
  ...["prosperous-mountain-prosperous-water", "reversed", "double-facing", "double-sitting"],
] as const;
export type Structure = (typeof STRUCTURES)[number];

export interface NatalStars {
  readonly period: Star;
  readonly facing: Mountain;
  readonly sitting: Mountain;
  readonly mountainFlight: Flight;
  readonly waterFlight: Flight;
  readonly periodPlate: Plate;
  readonly mountainPlate: Plate;
  readonly waterPlate: Plate;
  readonly structure: Structure;
}

/**
 * The stars of a house of a period that faces a mountain, always the lower chart (xia gua). The period's star enters the
 * middle and flies forward; the stars it brings to the sitting and the facing palace enter the middle in turn, as
 * mountain and water star, and fly by the polarity of the mountain of the same yuan in their home palace. Star 5 has no
 * home on the compass and takes the polarity of the sitting or facing mountain itself.
 *
 * Shen Shi Xuan Kong Xue, juan 4.
 */
export function natalStars(period: Star, facing: Mountain): NatalStars {
  const sitting = oppositeMountain(facing);
  const periodPlate = flownPlate(period);
  const mountainFlight = flightOf(periodPlate[sitting.direction], sitting);
  const waterFlight = flightOf(periodPlate[facing.direction], facing);
  const mountainPlate = flownPlate(periodPlate[sitting.direction], mountainFlight);
  const waterPlate = flownPlate(periodPlate[facing.direction], waterFlight);
  const structure = structureOf(
    { sitting: sitting.direction, facing: facing.direction },
    palaceOf(period, mountainPlate),
    palaceOf(period, waterPlate),
  );
  return { period, facing, sitting, mountainFlight, waterFlight, periodPlate, mountainPlate, waterPlate, structure };
}

function flightOf(center: Star, own: Mountain): Flight {
  const home = homeOf(center);
  const { polarity } = home === "Center" ? own : mountainOf(home, own.yuan);
  return polarity === "yang" ? "forward" : "reverse";
}

/** By the places of the period's ruling star on the two plates: the sitting or the facing palace in every chart. */
function structureOf(
  house: { readonly sitting: Palace; readonly facing: Palace },
  mountain: Palace,
  water: Palace,
): Structure {
  if (mountain === house.sitting && water === house.facing) return "prosperous-mountain-prosperous-water";
  if (mountain === house.facing && water === house.sitting) return "reversed";
  if (mountain === house.facing && water === house.facing) return "double-facing";
  if (mountain === house.sitting && water === house.sitting) return "double-sitting";
  throw new InvariantError("a ruling star away from sitting and facing", { ...house, mountain, water });
}
