import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { count, type DraftOf, houseSystemName, type UncertainRequest, type Words } from "@almagest/operation";
import {
  bodyPositionSchema,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  houseNumber,
  presentBody,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../../aspects/table";
import { presentOpenTime } from "../../birth-time/open-birth";
import { countNatures, countTypes } from "../../chart/aspects";
import { pairFields, presentPair } from "../../chart/pair";
import { ASPECT_ORBS } from "../../chart/present";
import { aspectNature, aspectOrbsSchema } from "../../chart/schema";
import { westernReader } from "../../texts/reader";
import { isWanted, type TransitAspectsInput } from "../asked";
import type { OpenTransit } from "./find";
import { type OpenTransitsToNatal, openTransitsToNatal } from "./natal";
import { openTransitReadings, openTransitsOpening } from "./reading";
import {
  openHousedBodySchema,
  openLeadingSchema,
  openNatalEcho,
  openReading,
  openSummaryShape,
  openTransitShape,
  presentOpenHousedBody,
  presentOpenLeading,
  presentOpenNatal,
  presentOpenTransit,
  transitBirthTime,
} from "./schema";

const transitSchema = z
  .object({
    ...pairFields,
    ...openTransitShape,
    interpretation: aspectNature,
    transitInterpretation: openReading,
  })
  .meta({ name: "TransitToNatalInTime" });

export const uncertainTransitAspectsOutput = z.object({
  birthTime: transitBirthTime,
  transitDate: z.string().meta({ description: "YYYY-MM-DD HH:MM:SS, UTC" }),
  transitPlanets: z.array(
    z
      .object({
        ...bodyPositionSchema.shape,
        house: houseNumber
          .exactOptional()
          .meta({ description: "Natal; only of a range, and where it is the same all through" }),
      })
      .meta({ name: "TransitingBodyInTime" }),
  ),
  natalPlanets: z.array(openHousedBodySchema),
  aspects: z.array(transitSchema).meta({
    rankedBy: "strength",
    description: "Within their orbs whenever in that time the birth was; planet1 transits, planet2 is natal",
  }),
  leading: openLeadingSchema,
  summary: z.object({
    ...openSummaryShape,
    total: count,
    harmonious: count,
    challenging: count,
    neutral: count,
    strongest: transitSchema
      .nullable()
      .meta({ description: "The smallest of the widest orbs; null where there is no aspect" }),
    byType: z.record(z.string(), count).meta({ description: "Only types that occur" }),
  }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      requestedHouseSystem: houseSystemName,
      orbs: aspectOrbsSchema,
      natal: openNatalEcho,
    })
    .meta({ name: "UncertainTransitAspectsConventions" }),
});

export type OpenTransitAspectsInput = UncertainRequest<TransitAspectsInput, "natalChart.time">;

export interface OpenTransitAspectsFacts {
  readonly input: OpenTransitAspectsInput;
  readonly moment: ChartMoment;
  readonly movers: readonly ChartBody[];
  readonly natal: OpenTransitsToNatal;
}

const PATHS = { natal: "natalPlanets", movers: "transitPlanets", transits: "aspects" };

/** The transits of a moment in UTC to every chart of a birth whose time is open, filtered. */
export function computeOpenTransitAspects(
  input: OpenTransitAspectsInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenTransitAspectsFacts {
  const { natalChart, houseSystem } = input;
  const { nodeType } = natalChart;
  const date = input.transitDate ?? civilTimeAt(now, 0).date;
  const moment = chartMoment(ephemeris, { date, time: input.transitTime, timezone: 0 });
  const movers = chartBodies(ephemeris, moment.jdTt, nodeType);
  const wanted = (found: Pick<OpenTransit, "transiting" | "aspect" | "strength">): boolean => isWanted(found, input);
  const asked = { nodeType, houseSystem, jdTt: moment.jdTt, movers, paths: PATHS, isWanted: wanted };
  return { input, moment, movers, natal: openTransitsToNatal(ephemeris, natalChart, asked) };
}

type Answer = DraftOf<typeof uncertainTransitAspectsOutput>;

export function presentOpenTransitAspects(facts: OpenTransitAspectsFacts, words: Words): Answer {
  const texts = westernReader(words);
  const { input, moment, movers, natal } = facts;
  const { transits, leading } = natal;
  const readings = openTransitReadings(transits, leading, texts);
  const told = transits.map((found, index0): Answer["aspects"][number] => ({
    ...presentPair({ first: found.transiting, second: found.natal }),
    ...presentOpenTransit(found),
    interpretation: ASPECTS[found.aspect].nature,
    transitInterpretation: readings[index0],
  }));
  return {
    birthTime: presentOpenTime(natal, natal.changes),
    transitDate: `${moment.given.date} ${moment.given.time}`,
    transitPlanets: movers.map((one, index0) => ({ ...presentBody(one), house: natal.transitHouses[index0] })),
    natalPlanets: natal.bodies.map(presentOpenHousedBody),
    aspects: told,
    leading: presentOpenLeading(leading),
    summary: {
      opening: openTransitsOpening({ birth: natal, found: transits, leading }, texts),
      total: transits.length,
      ...countNatures(transits),
      strongest: told[tightestAt(transits)] ?? null,
      byType: countTypes(transits),
    },
    conventions: {
      ...presentConventions(moment, natal.engine),
      requestedHouseSystem: input.houseSystem,
      orbs: ASPECT_ORBS,
      natal: presentOpenNatal(natal, input.natalChart.nodeType),
    },
  };
}

/** The index of the smallest of the widest orbs, the first of equals; -1 of an empty list. */
function tightestAt(transits: readonly OpenTransit[]): number {
  return transits.findIndex(({ mostOrbDeg }) => mostOrbDeg === Math.min(...transits.map((one) => one.mostOrbDeg)));
}
