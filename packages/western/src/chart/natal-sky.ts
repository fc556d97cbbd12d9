import type { Ephemeris, Houses } from "@almagest/ephemeris";
import { type DraftOf, houseSystemName } from "@almagest/operation";
import {
  bodyPositionSchema,
  type ChartBody,
  houseCuspSchema,
  housesOf,
  presentBody,
  presentCusps,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";

/** The chart in the middle of a double figure, with the members that such a figure needs. */
export const natalSkySchema = z
  .object({
    planets: z.array(bodyPositionSchema),
    houses: z.array(houseCuspSchema),
    houseSystem: houseSystemName.meta({
      description: "Placidus; whole-sign within the polar circles, where it has no cusps",
    }),
    ascendant: zodiacPlaceSchema,
    midheaven: zodiacPlaceSchema,
  })
  .meta({ name: "NatalSky", description: "The chart of birth, to draw by", weight: "bulk" });

export interface NatalSky {
  readonly bodies: readonly ChartBody[];
  readonly houses: Houses;
}

/** Bodies of a birth with the cusps of Placidus, the system where an operation asks for none. */
export function natalSky(
  ephemeris: Ephemeris,
  birth: Parameters<typeof housesOf>[1],
  bodies: readonly ChartBody[],
): NatalSky {
  return { bodies, houses: housesOf(ephemeris, birth, "placidus") };
}

export function presentNatalSky({ bodies, houses }: NatalSky): DraftOf<typeof natalSkySchema> {
  return {
    planets: bodies.map((body) => presentBody(body)),
    houses: presentCusps(houses.cuspsDeg),
    houseSystem: houses.system,
    ascendant: zodiacPlace(houses.ascendantDeg),
    midheaven: zodiacPlace(houses.midheavenDeg),
  };
}
