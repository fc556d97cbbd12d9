import type { Ephemeris, Houses, SkyBody } from "@almagest/ephemeris";
import { type Birth, birthOf, type HousedBirthInput, type HousedPoint, housedPoint, housesOf } from "@almagest/sky";
import { type OpenHousedInput, type OpenHousedPoints, openHousedPoints } from "../birth-time/open-housed";
import { type FurtherChoice, type FurtherFacts, furtherOf } from "./further";

/** In the order of their discovery. */
export const ASTEROID_IDS = ["ceres", "pallas", "juno", "vesta"] as const satisfies readonly SkyBody[];
export type AsteroidId = (typeof ASTEROID_IDS)[number];

export interface AsteroidsFacts extends FurtherFacts {
  readonly birth: Birth;
  readonly requestedHouseSystem: HousedBirthInput["houseSystem"];
  readonly houses: Houses;
  readonly asteroids: readonly (HousedPoint & { readonly id: AsteroidId })[];
}

/** The four asteroids of a birth, and what was asked for beside them, as every other body of that sky. */
export function computeAsteroids(
  input: HousedBirthInput & FurtherChoice,
  sky: { readonly ephemeris: Ephemeris },
): AsteroidsFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const houses = housesOf(ephemeris, birth, input.houseSystem);
  return {
    birth,
    requestedHouseSystem: input.houseSystem,
    houses,
    asteroids: ASTEROID_IDS.map((id) => Object.assign({ id }, housedPoint(ephemeris, id, birth, houses))),
    ...furtherOf(ephemeris, { birth, houses }, input),
  };
}

/** The same of every birth within a span. */
export function computeOpenAsteroids(
  input: OpenHousedInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenHousedPoints<AsteroidId> {
  const asked = ASTEROID_IDS.map((id) => ({ id, path: `asteroids.${id}`, point: id }));
  return openHousedPoints(input, ephemeris, asked).found;
}
