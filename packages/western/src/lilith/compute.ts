import { type Ephemeris, elongationTrack, type Houses, separationDeg } from "@almagest/ephemeris";
import {
  angleBorders,
  type Birth,
  birthOf,
  evenBorders,
  type HousedBirthInput,
  type HousedPoint,
  housedPoint,
  housesOf,
  type SearchedSky,
  staysOf,
} from "@almagest/sky";
import { type OpenHousedInput, type OpenHousedPoints, openHousedPoints } from "../birth-time/open-housed";

export const VARIANTS = ["mean", "true"] as const;
export type Variant = (typeof VARIANTS)[number];

const APOGEES = { mean: "mean-apogee", true: "osculating-apogee" } as const;

export interface Liliths {
  readonly birth: Birth;
  readonly requestedHouseSystem: HousedBirthInput["houseSystem"];
  readonly houses: Houses;
  /** The mean apogee, then the osculating one. */
  readonly variants: readonly (HousedPoint & { readonly variant: Variant })[];
}

/** The Black Moon of a birth, computed both ways. */
export function computeLilith(input: HousedBirthInput, context: { readonly ephemeris: Ephemeris }): Liliths {
  const { ephemeris } = context;
  const birth = birthOf(ephemeris, input);
  const houses = housesOf(ephemeris, birth, input.houseSystem);
  return {
    birth,
    requestedHouseSystem: input.houseSystem,
    houses,
    variants: VARIANTS.map((variant) =>
      Object.assign({ variant }, housedPoint(ephemeris, APOGEES[variant], birth, houses)),
    ),
  };
}

export interface OpenLiliths extends OpenHousedPoints<Variant> {
  /** The two are never more than so many whole degrees apart. */
  readonly mostApartDeg: number;
}

/** The same of every birth within a span. */
export function computeOpenLilith(
  input: OpenHousedInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenLiliths {
  const asked = VARIANTS.map((id) => ({ id, path: `lilith.${id}`, point: APOGEES[id] }));
  const { found, sky } = openHousedPoints(input, ephemeris, asked);
  return { ...found, mostApartDeg: mostApartDeg(sky) };
}

function mostApartDeg(sky: SearchedSky): number {
  const stays = staysOf(sky, {
    member: "lilith.apart",
    borders: angleBorders(sky, elongationTrack(sky.near, APOGEES.mean, APOGEES.true), evenBorders(1)),
    valueAt: (asked, epochMs) => {
      const { jdTt } = asked.timeScales(epochMs);
      const [mean, osculating] = VARIANTS.map((variant) => asked.ecliptic(APOGEES[variant], jdTt).longitudeDeg);
      return Math.ceil(separationDeg(mean ?? Number.NaN, osculating ?? Number.NaN));
    },
  });
  return Math.max(...stays.map(({ value }) => Number(value)));
}
