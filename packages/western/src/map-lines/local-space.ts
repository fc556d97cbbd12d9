import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named, type TermTable } from "@almagest/i18n";
import { bodies as bodyTerms, compass } from "@almagest/i18n/astrology";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  NODE_TYPES,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import {
  angle,
  type Birth,
  type BirthInput,
  birthBody,
  birthDetailsSchema,
  birthOf,
  presentBirth,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { includeQuery } from "../chart/include";
import { BODY_SYMBOLS } from "../tables/bodies";
import { type WesternReader, westernReader } from "../texts/reader";
import type { LocalSpace, LocalSpaceRequest } from "../types";
import { EXTRA, type MappedBody, mappedBodies } from "./bodies";
import { ARC_STEP_DEG, circlePieces, circlePoints, greatCircle } from "./great-circle";
import { pointsSchema, presentPoints, presentSegments, segmentsSchema } from "./present";
import { type GeoPoint, horizonPlace } from "./sphere";

/** The node of local space is the mean one. */
const NODE_TYPE = "mean";

/** The sixteen winds clockwise from north, each with its abbreviation. */
const WINDS = [
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
const windNames: TermTable = Object.fromEntries(WINDS.map(([abbreviation, name]) => [abbreviation, compass[name]]));

type Wind = (typeof WINDS)[number];

/** The wind an azimuth belongs to: sixteen bins of 22.5°, centered, each without its upper edge. */
export function windOf(azimuthDeg: number): Wind {
  return at(WINDS, Math.floor((azimuthDeg + 11.25) / 22.5) % WINDS.length);
}

const bodySchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    symbol: z.string(),
    azimuth: z.number().min(0).lt(360).meta({ description: "Degrees clockwise from true north" }),
    altitude: z.number().min(-90).max(90).meta({ description: "Degrees of the true place, without refraction" }),
    ...named("compassDirection", z.enum(WINDS.map(([abbreviation]) => abbreviation)), windNames),
    aboveHorizon: z.boolean(),
    line: z.object({
      points: pointsSchema.meta({ description: "Every 5 degrees of arc from the birthplace to its antipodes" }),
      segments: segmentsSchema,
    }),
    interpretation: prose,
  })
  .meta({ name: "LocalSpaceBody" });

const output = z.object({
  birthDetails: birthDetailsSchema,
  bodies: z.array(bodySchema),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      horizon: z.string(),
      arcStep: z.number().meta({ description: "Degrees between two points of a line" }),
    })
    .meta({ name: "LocalSpaceConventions" }),
});

export interface LocalBody extends MappedBody {
  readonly azimuthDeg: number;
  readonly altitudeDeg: number;
  readonly points: readonly GeoPoint[];
  readonly pieces: readonly (readonly GeoPoint[])[];
}

export interface LocalSpaceFacts {
  readonly birth: Birth;
  readonly bodies: readonly LocalBody[];
}

/** The direction of each body from the birthplace, and the great circle that goes out that way. */
export function computeLocalSpace(
  input: BirthInput & { readonly include?: string | undefined },
  sky: { readonly ephemeris: Ephemeris },
): LocalSpaceFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const here = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const siderealTimeDeg = ephemeris.siderealTimeDeg(birth.moment.jdUt1) + input.longitude;
  const bodies = mappedBodies(ephemeris, birth.moment.jdTt, { include: input.include, nodeType: NODE_TYPE });
  return {
    birth,
    bodies: bodies.map((body) => {
      const place = horizonPlace(body, { latitudeDeg: input.latitude, siderealTimeDeg });
      const circle = greatCircle(here, place.azimuthDeg);
      const points = circlePoints(here, circle);
      return { ...body, ...place, points, pieces: circlePieces(points, circle) };
    }),
  };
}

export const localSpace: Operation<LocalSpaceRequest, LocalSpace, SkyContext> = defineOperation({
  id: "generateLocalSpace",
  method: "POST",
  path: "/astrology/local-space",
  summary: "Azimuth and altitude of each body at birth, and its line over the Earth",
  description:
    "Directions on the horizon of the birthplace: azimuth clockwise from true north, altitude without refraction or parallax. Each line is the great circle that leaves the birthplace in that direction.",
  query: z.object({ ...langQuery.shape, include: includeQuery(EXTRA, "Bodies beside Sun to Pluto") }),
  body: birthBody,
  output,
  needs: [needEphemeris],
  compute: computeLocalSpace,
  present: presentLocalSpace,
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      include: "chiron,lilith",
    },
  ],
});

function presentLocalSpace(facts: LocalSpaceFacts, words: Words): DraftOf<typeof output> {
  const texts = westernReader(words);
  const above = facts.bodies.filter(isAbove).length;
  const count = facts.bodies.length;
  return {
    birthDetails: presentBirth(facts.birth),
    bodies: facts.bodies.map((body) => presentLocalBody(body, texts)),
    summary: texts.text("mapLines.summary.directions", { count, above, below: count - above }),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      nodeType: NODE_TYPE,
      horizon: "true horizon, geocentric, no refraction, no parallax",
      arcStep: ARC_STEP_DEG,
    },
  };
}

function presentLocalBody(body: LocalBody, texts: WesternReader): DraftOf<typeof bodySchema> {
  const { id } = body;
  const spoken = texts.at("mapLines.direction");
  const { lang } = spoken;
  const [abbreviation, name] = windOf(body.azimuthDeg);
  const term = compass[name];
  return {
    planet: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    azimuth: angle(body.azimuthDeg) % 360,
    altitude: angle(body.altitudeDeg),
    compassDirection: abbreviation,
    aboveHorizon: isAbove(body),
    line: { points: presentPoints(body.points), segments: presentSegments(body.pieces) },
    interpretation: spoken.text(`mapLines.direction.${id}`, {
      direction: lang === "en" ? term.en.toLowerCase() : term[lang],
      side: isAbove(body) ? "above" : "below",
    }),
  };
}

function isAbove({ altitudeDeg }: LocalBody): boolean {
  return altitudeDeg > 0;
}
