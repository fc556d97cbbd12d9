import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  NODE_TYPES,
  type NodeType,
  type Operation,
  prose,
  proseList,
  withTexts,
} from "@almagest/operation";
import {
  bodyPositionSchema,
  type ChartBody,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  nodeBirthBody,
  offsetApplied,
  presentBody,
  presentConventions,
  signOf,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { BODY_SYMBOLS } from "../tables/bodies";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { PlanetPositions, PlanetPositionsRequest } from "../types";

const planetSchema = z.object({
  ...bodyPositionSchema.shape,
  symbol: z.string(),
  tagline: prose,
  description: prose.meta({ weight: "long" }),
  keywords: proseList,
  interpretation: withTexts(
    z.object({
      summary: z.string().meta({ weight: "prose" }),
      planetMeaning: z.string().meta({ weight: "repeated" }),
      signExpression: z.string().meta({ weight: "long" }),
      keywords: z.array(z.string()),
    }),
  ).meta({ description: "The body in its sign" }),
});

const output = z.object({
  date: z.string(),
  time: z.string(),
  timezone: offsetApplied,
  nodeType: z.enum(NODE_TYPES),
  planets: z.array(planetSchema),
  conventions: skyConventionsSchema,
});

export interface PlanetPositionsFacts {
  readonly input: CivilMoment & { readonly nodeType: NodeType };
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly bodies: readonly ChartBody[];
}

/** The fourteen bodies at a moment. Positions are geocentric: the place does not move them. */
export function computePlanetPositions(
  input: CivilMoment & { readonly nodeType: NodeType },
  sky: { readonly ephemeris: Ephemeris },
): PlanetPositionsFacts {
  const moment = chartMoment(sky.ephemeris, input);
  return {
    input,
    engine: engineOf(sky.ephemeris),
    moment,
    bodies: chartBodies(sky.ephemeris, moment.jdTt, input.nodeType),
  };
}

export const planetPositions: Operation<PlanetPositionsRequest, PlanetPositions, SkyContext> = defineOperation({
  id: "getPlanetaryPositions",
  method: "POST",
  path: "/astrology/planets",
  summary: "Positions of the fourteen bodies, each read in its sign",
  description:
    "Geocentric apparent longitude, latitude and speed on the true ecliptic of date. Latitude and longitude of the place do not change them.",
  query: langQuery,
  body: nodeBirthBody,
  output,
  needs: [needEphemeris],
  compute: computePlanetPositions,
  present: (facts, words) => {
    const texts = westernReader(words);
    return {
      date: facts.input.date,
      time: facts.input.time,
      timezone: facts.moment.civil.offsetHours,
      nodeType: facts.input.nodeType,
      planets: facts.bodies.map((body) => presentPlanet(body, texts)),
      conventions: presentConventions(facts.moment, facts.engine),
    };
  },
  examples: [
    { date: "2025-12-18", time: "12:00:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
  ],
});

function presentPlanet(body: ChartBody, texts: WesternReader): DraftOf<typeof planetSchema> {
  const { id } = body;
  return {
    ...presentBody(body),
    symbol: BODY_SYMBOLS[id],
    tagline: texts.text(`bodies.${id}.tagline`),
    description: texts.text(`bodies.${id}.long`),
    keywords: copyOf(texts.list(`bodies.${id}.keywords.positive`)),
    interpretation: signReading(body, texts),
  };
}

function signReading(body: ChartBody, texts: WesternReader): DraftOf<typeof planetSchema>["interpretation"] {
  const key = `bodyInSign.${body.id}.${signOf(body.longitudeDeg)}` as const;
  const summary = texts.text(`${key}.summary`);
  const signExpression = texts.text(`${key}.text`);
  const planetMeaning = texts.text(`bodies.${body.id}.short`);
  const keywords = copyOf(texts.list(`${key}.keywords`));
  if (!summary || !signExpression || !planetMeaning || !keywords) return undefined;
  return { summary, planetMeaning, signExpression, keywords };
}
