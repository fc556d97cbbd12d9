import type { Ephemeris, Houses, SkyBody } from "@almagest/ephemeris";
import { type Birth, birthOf, type HousedBirthInput, type HousedPoint, housedPoint, housesOf } from "@almagest/sky";
import { type OpenHousedInput, type OpenHousedPoints, openHousedPoints } from "../birth-time/open-housed";

/** In the order of their discovery. */
export const ASTEROID_IDS = ["ceres", "pallas", "juno", "vesta"] as const satisfies readonly SkyBody[];
export type AsteroidId = (typeof ASTEROID_IDS)[number];

export interface AsteroidsFacts {
  readonly birth: Birth;
  readonly requestedHouseSystem: HousedBirthInput["houseSystem"];
  readonly houses: Houses;
  readonly asteroids: readonly (HousedPoint & { readonly id: AsteroidId })[];
}

/** The four asteroids of a birth: geocentric, apparent, true ecliptic of date, as every other body. */
export function computeAsteroids(input: HousedBirthInput, sky: { readonly ephemeris: Ephemeris }): AsteroidsFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const houses = housesOf(ephemeris, birth, input.houseSystem);
  return {
    birth,
    requestedHouseSystem: input.houseSystem,
    houses,
    asteroids: ASTEROID_IDS.map((id) => Object.assign({ id }, housedPoint(ephemeris, id, birth, houses))),
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
