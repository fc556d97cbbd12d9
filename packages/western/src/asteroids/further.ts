import { type Ephemeris, type FurtherBody, type Houses, URANIAN_POINTS, type UranianPoint } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { DomainError, type DraftOf } from "@almagest/operation";
import { type Birth, type HousedPoint, housedPointSchema, houseOf, presentHousedPoint } from "@almagest/sky";
import * as z from "zod";
import { uranianPoints as uranianTerms } from "../vocabulary/uranian";

export const MOST_ASTEROIDS = 20;
const HIGHEST_NUMBER = 999_999;

/** The members that ask for more than the four. */
export const furtherShape = {
  asteroidNumbers: z
    .array(z.int().min(1).max(HIGHEST_NUMBER))
    .min(1)
    .max(MOST_ASTEROIDS)
    .refine((numbers) => new Set(numbers).size === numbers.length, "The same number is there twice. Send each once.")
    .optional()
    .meta({
      description: "Asteroids by the numbers of the Minor Planet Center; needs their files at the service",
      examples: [[433]],
      unlisted: true,
    }),
  uranianPoints: z
    .boolean()
    .optional()
    .meta({ description: "true adds Cupido to Poseidon, the eight points of the Hamburg School", unlisted: true }),
} as const;

/** An open time of birth has no answer for these. */
export const FURTHER_MEMBERS = ["asteroidNumbers", "uranianPoints"] as const;

export interface FurtherChoice {
  readonly asteroidNumbers?: readonly number[] | undefined;
  readonly uranianPoints?: boolean | undefined;
}

const numberedSchema = z
  .object({
    number: z.int(),
    name: z.string().exactOptional().meta({ description: "As its file has it" }),
    ...housedPointSchema.shape,
  })
  .meta({ name: "NumberedAsteroid" });

const uranianSchema = z
  .object({ ...named("name", z.string(), uranianTerms), ...housedPointSchema.shape })
  .meta({ name: "UranianPoint" });

/** Members of the answer, each only where it was asked for; they have no reading. */
export const furtherOutput = {
  numbered: z
    .array(numberedSchema)
    .exactOptional()
    .meta({ description: "Only where asteroidNumbers was sent, in its order" }),
  uranian: z.array(uranianSchema).exactOptional().meta({ description: "Only where uranianPoints is true" }),
};

export interface FurtherFacts {
  readonly numbered:
    | readonly (HousedPoint & { readonly number: number; readonly name: string | undefined })[]
    | undefined;
  readonly uranian: readonly (HousedPoint & { readonly id: UranianPoint })[] | undefined;
}

interface Chart {
  readonly birth: Birth;
  readonly houses: Houses;
}

/**
 * The asteroids and points that were asked for beside the four.
 * @throws DomainError `unprocessable_entity` where the file of one is missing, or the ephemeris knows none.
 */
export function furtherOf(ephemeris: Ephemeris, chart: Chart, choice: FurtherChoice): FurtherFacts {
  const { asteroidNumbers, uranianPoints } = choice;
  return {
    numbered: asteroidNumbers?.map((number) => {
      const point = pointOf(ephemeris, chart, `asteroid-${number}`);
      return { number, name: ephemeris.furtherBodies?.nameOf(number), ...point };
    }),
    uranian: uranianPoints ? URANIAN_POINTS.map((id) => ({ id, ...pointOf(ephemeris, chart, id) })) : undefined,
  };
}

function pointOf({ furtherBodies, name }: Ephemeris, { birth, houses }: Chart, body: FurtherBody): HousedPoint {
  if (furtherBodies === undefined) {
    const message = `The ephemeris in use (${name}) knows no further asteroids and points. Leave them out.`;
    throw new DomainError("unprocessable_entity", message, { ephemeris: name });
  }
  const at = furtherBodies.ecliptic(body, birth.moment.jdTt);
  return {
    longitudeDeg: at.longitudeDeg,
    latitudeDeg: at.latitudeDeg,
    speedDegPerDay: at.longitudeSpeedDegPerDay,
    house: houseOf(at.longitudeDeg, houses.cuspsDeg),
  };
}

export function presentFurther({ numbered, uranian }: FurtherFacts): {
  numbered?: DraftOf<typeof numberedSchema>[];
  uranian?: DraftOf<typeof uranianSchema>[];
} {
  return {
    ...(numbered && {
      numbered: numbered.map(({ number, name, ...point }) => ({
        number,
        ...(name !== undefined && { name }),
        ...presentHousedPoint(point),
      })),
    }),
    ...(uranian && {
      uranian: uranian.map(({ id, ...point }) => ({ name: uranianTerms[id].en, ...presentHousedPoint(point) })),
    }),
  };
}
