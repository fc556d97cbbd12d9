import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  NODE_TYPES,
  type NodeType,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import {
  angle,
  type Birth,
  type BirthInput,
  birthDetailsSchema,
  birthOf,
  nodeBirthBody,
  presentBirth,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { includeQuery } from "../chart/include";
import { BODY_SYMBOLS } from "../tables/bodies";
import { type WesternReader, westernReader } from "../texts/reader";
import type { Astrocartography, AstrocartographyRequest } from "../types";
import {
  circumpolarLatitudeDeg,
  culminationLongitudeDeg,
  DRAWN_TO_DEG,
  drawnPieces,
  LISTED,
  listedPoints,
  type Side,
} from "./angle-lines";
import { EXTRA, type MappedBody, mappedBodies } from "./bodies";
import { pointsSchema, presentLongitude, presentPoints, presentSegments, segmentsSchema } from "./present";
import { eastDeg, type GeoPoint } from "./sphere";

const meridianSchema = z
  .object({
    longitude: z.number().gt(-180).max(180).meta({ description: "Degrees, east positive" }),
    interpretation: prose,
  })
  .meta({ name: "MeridianLine" });

const horizonSchema = z
  .object({
    points: pointsSchema.meta({ description: "South to north, every 2 degrees of latitude from -70 to 70" }),
    circumpolarBeyond: z.number().nullable().meta({
      description: "Latitude, north and south, beyond which the body neither rises nor sets; null from 70 on",
    }),
    segments: segmentsSchema,
    interpretation: prose,
  })
  .meta({ name: "HorizonLine" });

const lineSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    symbol: z.string(),
    rightAscension: z.number().min(0).lt(360).meta({ description: "Degrees" }),
    declination: z.number().min(-90).max(90).meta({ description: "Degrees, north positive" }),
    mc: meridianSchema,
    ic: meridianSchema,
    ascendant: horizonSchema,
    descendant: horizonSchema,
  })
  .meta({ name: "PlanetLines" });

const output = z.object({
  birthDetails: birthDetailsSchema,
  lines: z.array(lineSchema),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      lines: z.string(),
      pointsLatitude: z.object({ from: z.number(), to: z.number(), step: z.number() }).meta({ description: "Degrees" }),
      segmentsLatitude: z.object({ from: z.number(), to: z.number() }).meta({ description: "Degrees" }),
    })
    .meta({ name: "AstrocartographyConventions" }),
});

interface HorizonLine {
  readonly points: readonly GeoPoint[];
  readonly pieces: readonly (readonly GeoPoint[])[];
}

export interface BodyLines {
  readonly body: MappedBody;
  readonly midheavenDeg: number;
  readonly circumpolarDeg: number;
  readonly rising: HorizonLine;
  readonly setting: HorizonLine;
}

export interface AstrocartographyFacts {
  readonly birth: Birth;
  readonly nodeType: NodeType;
  readonly lines: readonly BodyLines[];
}

/** For each body the places on Earth where it culminates, rises and sets at the moment of birth, in mundo. */
export function computeAstrocartography(
  input: BirthInput & { readonly nodeType: NodeType; readonly include?: string | undefined },
  sky: { readonly ephemeris: Ephemeris },
): AstrocartographyFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const siderealTimeDeg = ephemeris.siderealTimeDeg(birth.moment.jdUt1);
  const { include, nodeType } = input;
  const lines = mappedBodies(ephemeris, birth.moment.jdTt, { include, nodeType }).map((body) => {
    const earth = { body, siderealTimeDeg };
    const horizon = (side: Side): HorizonLine => ({
      points: listedPoints(earth, side),
      pieces: drawnPieces(earth, side),
    });
    return {
      body,
      midheavenDeg: culminationLongitudeDeg(earth),
      circumpolarDeg: circumpolarLatitudeDeg(body),
      rising: horizon("rising"),
      setting: horizon("setting"),
    };
  });
  return { birth, nodeType, lines };
}

export const astrocartography: Operation<AstrocartographyRequest, Astrocartography, SkyContext> = defineOperation({
  id: "generateAstrocartography",
  method: "POST",
  path: "/astrology/astrocartography",
  summary: "Lines on the map where each body rises, culminates and sets",
  description:
    "In mundo: the body itself, with its latitude, stands on the meridian or on the true horizon (no refraction). Each horizon line comes as a list of points and as pieces ready to draw, to 85 degrees of latitude.",
  query: z.object({ ...langQuery.shape, include: includeQuery(EXTRA, "Bodies beside Sun to Pluto") }),
  body: nodeBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeAstrocartography,
  present: presentAstrocartography,
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      include: "chiron",
    },
  ],
});

function presentAstrocartography(facts: AstrocartographyFacts, words: Words): DraftOf<typeof output> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    lines: facts.lines.map((lines) => presentLines(lines, texts)),
    summary: texts.text("mapLines.summary.lines", { count: facts.lines.length }),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      nodeType: facts.nodeType,
      lines: "in mundo, true altitude 0, geocentric, no refraction",
      pointsLatitude: { from: LISTED.fromDeg, to: LISTED.toDeg, step: LISTED.stepDeg },
      segmentsLatitude: { from: -DRAWN_TO_DEG, to: DRAWN_TO_DEG },
    },
  };
}

function presentLines(lines: BodyLines, texts: WesternReader): DraftOf<typeof lineSchema> {
  const { id, rightAscensionDeg, declinationDeg } = lines.body;
  const { circumpolarDeg } = lines;
  const horizon = (
    { points, pieces }: HorizonLine,
    name: "ascendant" | "descendant",
  ): DraftOf<typeof horizonSchema> => ({
    points: presentPoints(points),
    circumpolarBeyond: circumpolarDeg < LISTED.toDeg ? angle(circumpolarDeg) : null,
    segments: presentSegments(pieces),
    interpretation: texts.text(`mapLines.line.${id}.${name}`),
  });
  return {
    planet: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    rightAscension: angle(rightAscensionDeg) % 360,
    declination: angle(declinationDeg),
    mc: { longitude: presentLongitude(lines.midheavenDeg), interpretation: texts.text(`mapLines.line.${id}.mc`) },
    ic: {
      longitude: presentLongitude(eastDeg(lines.midheavenDeg + 180)),
      interpretation: texts.text(`mapLines.line.${id}.ic`),
    },
    ascendant: horizon(lines.rising, "ascendant"),
    descendant: horizon(lines.setting, "descendant"),
  };
}
