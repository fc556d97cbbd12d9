import type { Houses } from "@almagest/ephemeris";
import { named, type TermTable } from "@almagest/i18n";
import { bodies as bodyTerms, points as pointTerms } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import { angle, type BodyId, type ChartBody, type Sect, signOf, zodiacPlace, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { MIDPOINT_ANGLES, type MidpointTree, midpointTrees } from "./midpoints";
import { MIRRORS, type Mirrored, mirroredAmong } from "./mirrors";
import {
  BOUNDS_SCHOOLS,
  type BoundsSchool,
  boundRuler,
  DECAN_SCHOOLS,
  type DecanSchool,
  decanRuler,
  TRIPLICITY_SCHOOLS,
  type TriplicitySchool,
  triplicityRulers,
} from "./rulers";

/** Members of the request that ask for more of a natal chart. */
export const extrasShape = {
  antiscia: z.boolean().optional().meta({
    description: "true adds antiscia and contra-antiscia, and what is within 1 degree of them",
    unlisted: true,
  }),
  midpointTrees: z.boolean().optional().meta({
    description: "true adds under each point the midpoints it meets by multiples of 45 degrees",
    unlisted: true,
  }),
  boundsSchool: z
    .enum(BOUNDS_SCHOOLS)
    .meta({ name: "BoundsSchool" })
    .optional()
    .meta({ description: "Adds to each body the ruler of its bounds (terms)", fold: "case", unlisted: true }),
  decanSchool: z.enum(DECAN_SCHOOLS).meta({ name: "DecanSchool" }).optional().meta({
    description: "Adds the ruler of its decan: by the Chaldean order, or by the signs of the element",
    fold: "case",
    unlisted: true,
  }),
  triplicitySchool: z.enum(TRIPLICITY_SCHOOLS).meta({ name: "TriplicitySchool" }).optional().meta({
    description: "Adds the rulers of its triplicity, the one of the sect first",
    fold: "case",
    unlisted: true,
  }),
} as const;

/** An open time of birth has no answer for these. */
export const EXTRA_MEMBERS = ["antiscia", "midpointTrees", "boundsSchool", "decanSchool", "triplicitySchool"] as const;

export interface ExtrasChoice {
  readonly antiscia?: boolean | undefined;
  readonly midpointTrees?: boolean | undefined;
  readonly boundsSchool?: BoundsSchool | undefined;
  readonly decanSchool?: DecanSchool | undefined;
  readonly triplicitySchool?: TriplicitySchool | undefined;
}

type PointId = BodyId | "ascendant" | "midheaven";

const pointNames: TermTable = { ...bodyTerms, ascendant: pointTerms.ascendant, midheaven: pointTerms.midheaven };
const pointName = (id: PointId): string => pointNames[id]?.en ?? id;

/** Members of a body, each where its school was sent. */
export const rulerFields = {
  ...named("boundRuler", z.string().exactOptional(), bodyTerms),
  ...named("decanRuler", z.string().exactOptional(), bodyTerms),
  ...named("triplicityRulers", z.array(z.string()).exactOptional(), bodyTerms),
};

const mirroredSchema = z
  .object({
    ...named("name", z.string(), bodyTerms),
    antiscion: zodiacPlaceSchema,
    contraAntiscion: zodiacPlaceSchema,
    contacts: z.array(
      z
        .object({
          kind: z.enum(MIRRORS),
          ...named("planet", z.string(), bodyTerms),
          orb: z.number().min(0).meta({ description: "Degrees from exact" }),
        })
        .meta({ name: "AntiscionContact" }),
    ),
  })
  .meta({ name: "AntisciaOfBody" });

const treeSchema = z
  .object({
    ...named("name", z.string(), pointNames),
    midpoints: z.array(
      z
        .object({
          ...named("point1", z.string(), pointNames),
          ...named("point2", z.string(), pointNames),
          angle: z.literal(MIDPOINT_ANGLES).meta({ description: "Degrees from the midpoint of the shorter arc" }),
          orb: z.number().min(0).meta({ description: "Degrees from exact" }),
        })
        .meta({ name: "MidpointOfTree" }),
    ),
  })
  .meta({ name: "MidpointTree" });

/** Members of the answer, each only where it was asked for. */
export const extrasOutput = {
  antiscia: z.array(mirroredSchema).exactOptional().meta({ description: "Only where antiscia is true" }),
  midpointTrees: z.array(treeSchema).exactOptional().meta({ description: "Only where midpointTrees is true" }),
};

/** The schools in `conventions`, each where it was sent. */
export const schoolsUsed = {
  boundsSchool: extrasShape.boundsSchool.unwrap().exactOptional(),
  decanSchool: extrasShape.decanSchool.unwrap().exactOptional(),
  triplicitySchool: extrasShape.triplicitySchool.unwrap().exactOptional(),
};

export interface ExtrasFacts {
  readonly mirrored: readonly Mirrored[] | undefined;
  readonly trees: readonly MidpointTree<PointId>[] | undefined;
}

export function extrasOf(
  bodies: readonly ChartBody[],
  { ascendantDeg, midheavenDeg }: Pick<Houses, "ascendantDeg" | "midheavenDeg">,
  choice: ExtrasChoice,
): ExtrasFacts {
  const angles = [
    { id: "ascendant" as const, longitudeDeg: ascendantDeg },
    { id: "midheaven" as const, longitudeDeg: midheavenDeg },
  ];
  return {
    mirrored: choice.antiscia ? mirroredAmong(bodies) : undefined,
    trees: choice.midpointTrees ? midpointTrees<PointId>([...bodies, ...angles]) : undefined,
  };
}

/** Whether a request asks for rulers of places. */
export function hasSchools({ boundsSchool, decanSchool, triplicitySchool }: ExtrasChoice): boolean {
  return boundsSchool !== undefined || decanSchool !== undefined || triplicitySchool !== undefined;
}

type Rulers = DraftOf<z.ZodObject<typeof rulerFields>>;

/** The rulers of a body's place, by the schools that were sent. */
export function presentRulers(longitudeDeg: number, sect: Sect, choice: ExtrasChoice): Rulers {
  const { boundsSchool, decanSchool, triplicitySchool } = choice;
  const sign = signOf(longitudeDeg);
  const place = { sign, degree: longitudeDeg % 30 };
  return {
    ...(boundsSchool && { boundRuler: bodyTerms[boundRuler(boundsSchool, place)].en }),
    ...(decanSchool && { decanRuler: bodyTerms[decanRuler(decanSchool, place)].en }),
    ...(triplicitySchool && {
      triplicityRulers: triplicityRulers(triplicitySchool, sign, sect).map((ruler) => bodyTerms[ruler].en),
    }),
  };
}

export function presentSchools(choice: ExtrasChoice): DraftOf<z.ZodObject<typeof schoolsUsed>> {
  const { boundsSchool, decanSchool, triplicitySchool } = choice;
  return {
    ...(boundsSchool && { boundsSchool }),
    ...(decanSchool && { decanSchool }),
    ...(triplicitySchool && { triplicitySchool }),
  };
}

export function presentExtras({ mirrored, trees }: ExtrasFacts): DraftOf<z.ZodObject<typeof extrasOutput>> {
  return {
    ...(mirrored && {
      antiscia: mirrored.map(({ id, antiscionDeg, contraDeg, contacts }) => ({
        name: bodyTerms[id].en,
        antiscion: zodiacPlace(antiscionDeg),
        contraAntiscion: zodiacPlace(contraDeg),
        contacts: contacts.map(({ mirror, body, orbDeg }) => ({
          kind: mirror,
          planet: bodyTerms[body].en,
          orb: angle(orbDeg),
        })),
      })),
    }),
    ...(trees && {
      midpointTrees: trees.map(({ id, midpoints }) => ({
        name: pointName(id),
        midpoints: midpoints.map(({ first, second, angleDeg, orbDeg }) => ({
          point1: pointName(first),
          point2: pointName(second),
          angle: angleDeg,
          orb: angle(orbDeg),
        })),
      })),
    }),
  };
}
