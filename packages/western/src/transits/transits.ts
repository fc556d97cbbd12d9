import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  civilMoment,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  type NodeType,
  type NowContext,
  needNow,
  nodeType,
  prose,
  requireZodiac,
  skyShape,
  withTexts,
} from "@almagest/operation";
import {
  angle,
  bodyPositionSchema,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  inAskedSky,
  inUsualSky,
  offsetApplied,
  presentBody,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../aspects/table";
import { countNatures } from "../chart/aspects";
import { type NatalSky, natalSky, natalSkySchema, presentNatalSky } from "../chart/natal-sky";
import { ASPECT_ORBS } from "../chart/present";
import { aspectNature, aspectOrbsSchema, aspectsByCode, aspectType } from "../chart/schema";
import { type WesternReader, westernReader } from "../texts/reader";
import type { Transits, TransitsRequest, UncertainTransits } from "../types";
import type { TransitsInput } from "./asked";
import { aspectsToNatal, type TransitAspect } from "./find";
import { type TransitsInTime, transitsInTime } from "./leading";
import { leadingSchema, presentLeading } from "./leading-schema";
import { natalEcho, natalMoment, paddedMoment, presentNatal } from "./natal";
import { computeOpenTransits, presentOpenTransits, uncertainTransitsOutput } from "./open/transits";
import { type TransitReading, transitReadingSchema, transitReadings, transitsOpening } from "./reading";

const body = z.object({
  date: civilMoment.shape.date.optional().meta({
    description: "Calendar date, YYYY-MM-DD (proleptic Gregorian); today in the timezone by default",
    examples: ["2025-12-19"],
  }),
  time: civilMoment.shape.time.optional().meta({
    description: "Wall-clock time, 24-hour HH:MM:SS; the present time of day in the timezone by default",
    examples: ["12:00:00"],
  }),
  timezone: civilMoment.shape.timezone.default(0),
  nodeType,
  natalChart: natalMoment.optional().meta({ description: "With it the answer holds the transits to this chart" }),
});

const transitAspectSchema = z
  .object({
    ...named("transitPlanet", z.string(), bodyTerms),
    ...named("natalPlanet", z.string(), bodyTerms),
    ...named("type", aspectType, aspectsByCode),
    angle: z.number().meta({ description: "The exact angle of the type" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    isApplying: z.boolean().meta({ description: "The natal place stands still" }),
    strength: z.int().min(0).max(100).meta({ description: "100 exact, 0 at the edge of the orb" }),
    nature: aspectNature,
    interpretation: withTexts(transitReadingSchema),
  })
  .meta({ name: "TransitAspect" });

const output = z.object({
  transitDate: z.string(),
  transitTime: z.string(),
  timezone: offsetApplied,
  transitPlanets: z.array(bodyPositionSchema),
  transitAspects: z
    .array(transitAspectSchema)
    .exactOptional()
    .meta({ rankedBy: "strength", description: "Only with a natalChart" }),
  leading: leadingSchema.exactOptional(),
  summary: z
    .object({
      totalAspects: count,
      harmonious: count,
      challenging: count,
      neutral: count,
      opening: prose.meta({ description: "The first in rank, and how many are close enough to be told" }),
    })
    .exactOptional()
    .meta({ description: "Only with a natalChart" }),
  natal: natalSkySchema.exactOptional(),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: natalEcho.shape.nodeType,
      orbs: aspectOrbsSchema,
      natal: natalEcho.exactOptional(),
    })
    .meta({ name: "TransitsConventions" }),
});

export interface TransitsFacts {
  readonly nodeType: NodeType;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly bodies: readonly ChartBody[];
  /** Only with a natal chart. */
  readonly natal:
    | (TransitsInTime & {
        readonly moment: ChartMoment;
        readonly sky: NatalSky;
        readonly aspects: readonly TransitAspect[];
      })
    | undefined;
}

/**
 * The sky of a moment, and its aspects to a natal chart where one is given.
 * @throws DomainError `unprocessable_entity` for a date outside the ephemeris' range.
 */
export function computeTransits(
  input: TransitsInput,
  sky: { readonly ephemeris: Ephemeris; readonly now: number },
): TransitsFacts {
  const { ephemeris } = sky;
  const { nodeType } = input;
  const present = civilTimeAt(sky.now, input.timezone);
  const { date = present.date, time = present.time, timezone } = input;
  const moment = chartMoment(ephemeris, { date, time, timezone });
  const bodies = chartBodies(ephemeris, moment.jdTt, nodeType);
  const engine = engineOf(ephemeris);
  if (input.natalChart === undefined) return { nodeType, engine, moment, bodies, natal: undefined };
  const natalAt = chartMoment(ephemeris, paddedMoment(input.natalChart));
  const natalBodies = chartBodies(ephemeris, natalAt.jdTt, nodeType);
  const chart = natalSky(ephemeris, { input: input.natalChart, moment: natalAt }, natalBodies);
  const aspects = aspectsToNatal(bodies, natalBodies);
  const angles = { ascendant: chart.houses.ascendantDeg, midheaven: chart.houses.midheavenDeg };
  const passing = { ephemeris, jdTt: moment.jdTt, transiting: bodies, natal: natalBodies };
  const natal = { moment: natalAt, sky: chart, aspects, ...transitsInTime(aspects, { ...passing, angles }) };
  return { nodeType, engine, moment, bodies, natal };
}

const computed = inAskedSky(computeTransits);
const computedOpen = inUsualSky(computeOpenTransits);

export const transits: BirthOperation<
  TransitsRequest,
  Transits,
  UncertainTransits,
  "natalChart.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "calculateTransits",
  method: "POST",
  path: "/astrology/transits",
  summary: "The sky of a moment, and its aspects to a birth chart",
  description:
    "Positions of the fourteen bodies at a moment, now by default. With a natalChart also every aspect of a moving body to a natal place, fourteen by fourteen, with its reading.",
  query: langQuery,
  body: body.extend(skyShape).check(requireZodiac),
  output,
  needs: [needEphemeris, needNow],
  isHeavy: true,
  compute: computed,
  present: (facts, words) => {
    const texts = westernReader(words);
    const { moment, natal } = facts;
    return {
      transitDate: moment.given.date,
      transitTime: moment.given.time,
      timezone: moment.civil.offsetHours,
      transitPlanets: facts.bodies.map((one) => presentBody(one)),
      transitAspects: natal && presentTransits(natal, texts),
      leading: natal && presentLeading(natal.leading, texts),
      summary: natal && {
        totalAspects: natal.aspects.length,
        ...countNatures(natal.aspects),
        opening: transitsOpening(natal.aspects, natal.leading, texts),
      },
      natal: natal && presentNatalSky(natal.sky),
      conventions: {
        ...presentConventions(moment, facts.engine),
        nodeType: facts.nodeType,
        orbs: ASPECT_ORBS,
        natal: natal && presentNatal(natal.moment, facts.nodeType),
      },
    };
  },
  uncertain: {
    births: ["natalChart.time"],
    output: uncertainTransitsOutput,
    compute: computedOpen,
    present: presentOpenTransits,
  },
  examples: [
    {
      date: "2025-12-19",
      time: "12:00:00",
      timezone: 0,
      natalChart: {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
      },
    },
  ],
});

type TransitAnswer = DraftOf<typeof transitAspectSchema>;

function presentTransits(
  { aspects, timed }: NonNullable<TransitsFacts["natal"]>,
  texts: WesternReader,
): TransitAnswer[] {
  const readings = transitReadings(aspects, timed, texts);
  return aspects.map((found, index0) => presentTransit(found, readings[index0]));
}

function presentTransit(found: TransitAspect, reading: TransitReading | undefined): TransitAnswer {
  const facts = ASPECTS[found.aspect];
  const mover = bodyTerms[found.transiting];
  const natal = bodyTerms[found.natal];
  return {
    transitPlanet: mover.en,
    natalPlanet: natal.en,
    type: facts.code,
    angle: facts.angleDeg,
    orb: angle(found.orbDeg),
    isApplying: found.applying,
    strength: Math.round(found.strength),
    nature: facts.nature,
    interpretation: reading,
  };
}
