import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { count, type DraftOf, InvariantError, type UncertainRequest, type Words } from "@almagest/operation";
import {
  bodyPositionSchema,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  offsetApplied,
  presentBody,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../../aspects/table";
import { presentOpenTime } from "../../birth-time/open-birth";
import { countNatures } from "../../chart/aspects";
import { ASPECT_ORBS } from "../../chart/present";
import { aspectNature, aspectOrbsSchema } from "../../chart/schema";
import { westernReader } from "../../texts/reader";
import type { TransitsInput } from "../asked";
import { type OpenTransitsToNatal, openTransitsToNatal } from "./natal";
import { openTransitReadings, openTransitsOpening } from "./reading";
import {
  openBodySchema,
  openLeadingSchema,
  openNatalEcho,
  openReading,
  openSummaryShape,
  openTransitShape,
  presentOpenBody,
  presentOpenLeading,
  presentOpenNatal,
  presentOpenTransit,
  transitBirthTime,
} from "./schema";

export const uncertainTransitsOutput = z.object({
  birthTime: transitBirthTime,
  transitDate: z.string(),
  transitTime: z.string(),
  timezone: offsetApplied,
  transitPlanets: z.array(bodyPositionSchema),
  transitAspects: z
    .array(
      z
        .object({
          ...named("transitPlanet", z.string(), bodyTerms),
          ...named("natalPlanet", z.string(), bodyTerms),
          ...openTransitShape,
          nature: aspectNature,
          interpretation: openReading,
        })
        .meta({ name: "TransitAspectInTime" }),
    )
    .meta({ rankedBy: "strength", description: "Within their orbs whenever in that time the birth was" }),
  leading: openLeadingSchema,
  summary: z.object({
    totalAspects: count,
    harmonious: count,
    challenging: count,
    neutral: count,
    ...openSummaryShape,
  }),
  natal: z
    .object({ planets: z.array(openBodySchema) })
    .meta({ name: "NatalSkyInTime", description: "The chart of birth, to draw by", weight: "bulk" }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: openNatalEcho.shape.nodeType,
      orbs: aspectOrbsSchema,
      natal: openNatalEcho,
    })
    .meta({ name: "UncertainTransitsConventions" }),
});

export type OpenTransitsInput = UncertainRequest<TransitsInput, "natalChart.time">;

export interface OpenTransitsFacts {
  readonly input: OpenTransitsInput;
  readonly moment: ChartMoment;
  readonly movers: readonly ChartBody[];
  readonly natal: OpenTransitsToNatal;
}

const PATHS = { natal: "natal.planets", movers: "transitPlanets", transits: "transitAspects" };

/** The sky of a moment, and its aspects to every chart of a birth whose time is open. */
export function computeOpenTransits(
  input: OpenTransitsInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenTransitsFacts {
  const { nodeType, natalChart, timezone } = input;
  if (natalChart === undefined) throw new InvariantError("a birth whose time is open was not sent");
  const present = civilTimeAt(now, timezone);
  const { date = present.date, time = present.time } = input;
  const moment = chartMoment(ephemeris, { date, time, timezone });
  const movers = chartBodies(ephemeris, moment.jdTt, nodeType);
  const asked = { nodeType, jdTt: moment.jdTt, movers, paths: PATHS, isWanted: () => true };
  return { input, moment, movers, natal: openTransitsToNatal(ephemeris, natalChart, asked) };
}

export function presentOpenTransits(
  { input, moment, movers, natal }: OpenTransitsFacts,
  words: Words,
): DraftOf<typeof uncertainTransitsOutput> {
  const texts = westernReader(words);
  const { transits, leading } = natal;
  const readings = openTransitReadings(transits, leading, texts);
  return {
    birthTime: presentOpenTime(natal, natal.changes),
    transitDate: moment.given.date,
    transitTime: moment.given.time,
    timezone: moment.civil.offsetHours,
    transitPlanets: movers.map((one) => presentBody(one)),
    transitAspects: transits.map((found, index0) => ({
      transitPlanet: bodyTerms[found.transiting].en,
      natalPlanet: bodyTerms[found.natal].en,
      ...presentOpenTransit(found),
      nature: ASPECTS[found.aspect].nature,
      interpretation: readings[index0],
    })),
    leading: presentOpenLeading(leading),
    summary: {
      totalAspects: transits.length,
      ...countNatures(transits),
      opening: openTransitsOpening({ birth: natal, found: transits, leading }, texts),
    },
    natal: { planets: natal.bodies.map(presentOpenBody) },
    conventions: {
      ...presentConventions(moment, natal.engine),
      nodeType: input.nodeType,
      orbs: ASPECT_ORBS,
      natal: presentOpenNatal(natal, input.nodeType),
    },
  };
}
