import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, type Houses, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  civilMoment,
  count,
  type DraftOf,
  defineBirthOperation,
  houseSystem,
  houseSystemName,
  langQuery,
  type NowContext,
  needNow,
  nodeType,
  prose,
  requireZodiac,
  skyShape,
  type Words,
  withTexts,
} from "@almagest/operation";
import {
  BODY_IDS,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  houseCuspSchema,
  houseOf,
  housesOf,
  inAskedSky,
  inUsualSky,
  presentBody,
  presentConventions,
  presentCusps,
  skyConventionsSchema,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { ASPECT_CODES } from "../aspects/table";
import { countNatures, countTypes } from "../chart/aspects";
import { ASPECT_ORBS, presentAspect } from "../chart/present";
import { askedAspectType, aspectOrbsSchema, aspectSchema, housedBodySchema } from "../chart/schema";
import { westernReader } from "../texts/reader";
import type { TransitAspects, TransitAspectsRequest, UncertainTransitAspects } from "../types";
import { isWanted, type TransitAspectsInput } from "./asked";
import { aspectsToNatal, type TransitAspect, tightest } from "./find";
import { type TransitsInTime, transitsInTime } from "./leading";
import { leadingSchema, presentLeading } from "./leading-schema";
import { natalEcho, natalMoment, paddedMoment, presentNatal } from "./natal";
import {
  computeOpenTransitAspects,
  presentOpenTransitAspects,
  uncertainTransitAspectsOutput,
} from "./open/transit-aspects";
import { type TransitReading, transitReadingSchema, transitReadings, transitsOpening } from "./reading";

const BODY_NAMES = BODY_IDS.map((id) => bodyTerms[id].en);

const body = z.object({
  natalChart: z.object({ ...natalMoment.shape, nodeType }),
  transitDate: civilMoment.shape.date.optional().meta({
    description: "Calendar date in UTC, YYYY-MM-DD; today by default",
    examples: ["2026-02-03"],
  }),
  transitTime: civilMoment.shape.time.default("12:00:00").meta({ description: "Time in UTC, 24-hour HH:MM:SS" }),
  houseSystem,
  planets: z
    .array(z.enum(BODY_NAMES).meta({ fold: "separators" }))
    .min(1)
    .max(BODY_NAMES.length)
    .optional()
    .meta({
      description: "Keep only aspects of these transiting bodies; all fourteen by default",
      examples: [["Jupiter", "Saturn", "Pluto"]],
    }),
  aspectTypes: z
    .array(askedAspectType)
    .min(1)
    .max(ASPECT_CODES.length)
    .optional()
    .meta({ description: "Keep only these types; all nine by default", examples: [["CONJUNCTION", "SQUARE"]] }),
  minStrength: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: "Keep only aspects of at least this strength", examples: [50] }),
});

const transitSchema = z
  .object({ ...aspectSchema.shape, transitInterpretation: withTexts(transitReadingSchema) })
  .meta({ name: "TransitToNatal" });

const output = z.object({
  transitDate: z.string().meta({ description: "YYYY-MM-DD HH:MM:SS, UTC" }),
  houseSystem: houseSystemName.meta({ description: "The system really used" }),
  houses: z.array(houseCuspSchema).meta({ description: "Of the natal chart" }),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  transitPlanets: z.array(housedBodySchema).meta({ description: "In the natal houses" }),
  natalPlanets: z.array(housedBodySchema),
  aspects: z.array(transitSchema).meta({ rankedBy: "strength", description: "planet1 transits, planet2 is natal" }),
  leading: leadingSchema,
  summary: z.object({
    opening: prose.meta({ description: "The first in rank, and how many are close enough to be told" }),
    total: count,
    harmonious: count,
    challenging: count,
    neutral: count,
    strongest: transitSchema.nullable().meta({ description: "The smallest orb; null where there is no aspect" }),
    byType: z.record(z.string(), count).meta({ description: "Only types that occur" }),
  }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      requestedHouseSystem: houseSystemName,
      orbs: aspectOrbsSchema,
      natal: natalEcho,
    })
    .meta({ name: "TransitAspectsConventions" }),
});

export interface TransitAspectsFacts extends TransitsInTime {
  readonly input: TransitAspectsInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly natalMoment: ChartMoment;
  readonly natalHouses: Houses;
  readonly transiting: readonly ChartBody[];
  readonly natal: readonly ChartBody[];
  /** Every aspect; what one of them says does not depend on the filters. */
  readonly aspects: readonly TransitAspect[];
}

/** The transits of a moment in UTC to a natal chart, filtered; all houses are the natal ones. */
export function computeTransitAspects(
  input: TransitAspectsInput,
  sky: { readonly ephemeris: Ephemeris; readonly now: number },
): TransitAspectsFacts {
  const { ephemeris } = sky;
  const { nodeType } = input.natalChart;
  const date = input.transitDate ?? civilTimeAt(sky.now, 0).date;
  const moment = chartMoment(ephemeris, { date, time: input.transitTime, timezone: 0 });
  const born = chartMoment(ephemeris, paddedMoment(input.natalChart));
  const transiting = chartBodies(ephemeris, moment.jdTt, nodeType);
  const natal = chartBodies(ephemeris, born.jdTt, nodeType);
  const aspects = aspectsToNatal(transiting, natal).filter((found) => isWanted(found, input));
  const natalHouses = housesOf(ephemeris, { input: input.natalChart, moment: born }, input.houseSystem);
  const angles = { ascendant: natalHouses.ascendantDeg, midheaven: natalHouses.midheavenDeg };
  const passing = { ephemeris, jdTt: moment.jdTt, transiting, natal };
  const wanted = (found: Pick<TransitAspect, "transiting" | "aspect" | "strength">): boolean => isWanted(found, input);
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    natalMoment: born,
    natalHouses,
    transiting,
    natal,
    aspects,
    ...transitsInTime(aspects, { ...passing, angles }, wanted),
  };
}

export const transitAspects: BirthOperation<
  TransitAspectsRequest,
  TransitAspects,
  UncertainTransitAspects,
  "natalChart.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "calculateTransitAspects",
  method: "POST",
  path: "/astrology/transit-aspects",
  summary: "Transits to a birth chart in its houses, filtered by body, type and strength",
  description:
    "Every aspect of the fourteen moving bodies to the fourteen natal places at a moment in UTC, with the natal house of each body and the reading of each transit. planets filters the moving side.",
  query: langQuery,
  body: body.extend(skyShape).check(requireZodiac),
  output,
  needs: [needEphemeris, needNow],
  isHeavy: true,
  compute: inAskedSky(computeTransitAspects),
  present: presentTransitAspects,
  uncertain: {
    births: ["natalChart.time"],
    output: uncertainTransitAspectsOutput,
    compute: inUsualSky(computeOpenTransitAspects),
    present: presentOpenTransitAspects,
  },
  examples: [
    {
      natalChart: {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
      },
      transitDate: "2026-02-03",
      transitTime: "12:00:00",
      planets: ["Jupiter", "Saturn", "Pluto"],
      aspectTypes: ["CONJUNCTION", "OPPOSITION", "TRINE", "SQUARE"],
      minStrength: 50,
    },
  ],
});

function presentTransitAspects(facts: TransitAspectsFacts, words: Words): DraftOf<typeof output> {
  const texts = westernReader(words);
  const { cuspsDeg, ascendantDeg, midheavenDeg, system } = facts.natalHouses;
  const housed = (one: ChartBody): DraftOf<typeof housedBodySchema> =>
    Object.assign(presentBody(one), { house: houseOf(one.longitudeDeg, cuspsDeg) });
  const readings = transitReadings(facts.aspects, facts.timed, texts);
  const told = facts.aspects.map((found, index0) => presentTransit(found, readings[index0]));
  const strongest = tightest(facts.aspects);
  return {
    transitDate: `${facts.moment.given.date} ${facts.moment.given.time}`,
    houseSystem: system,
    houses: presentCusps(cuspsDeg),
    ascendant: zodiacPlace(ascendantDeg),
    midheaven: zodiacPlace(midheavenDeg),
    transitPlanets: facts.transiting.map(housed),
    natalPlanets: facts.natal.map(housed),
    aspects: told,
    leading: presentLeading(facts.leading, texts),
    summary: {
      opening: transitsOpening(facts.aspects, facts.leading, texts),
      total: facts.aspects.length,
      ...countNatures(facts.aspects),
      strongest: (strongest && told[facts.aspects.indexOf(strongest)]) ?? null,
      byType: countTypes(facts.aspects),
    },
    conventions: {
      ...presentConventions(facts.moment, facts.engine),
      requestedHouseSystem: facts.input.houseSystem,
      orbs: ASPECT_ORBS,
      natal: presentNatal(facts.natalMoment, facts.input.natalChart.nodeType),
    },
  };
}

function presentTransit(found: TransitAspect, reading: TransitReading | undefined): DraftOf<typeof transitSchema> {
  return Object.assign(presentAspect({ ...found, first: found.transiting, second: found.natal }), {
    transitInterpretation: reading,
  });
}
