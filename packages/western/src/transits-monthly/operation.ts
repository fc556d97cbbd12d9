import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import {
  BODY_IDS,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  datedIn,
  eventInstantSchema,
  firstDayOf,
  type LocalWindow,
  type MonthFacts,
  type MonthInput,
  monthBody,
  monthConventionsSchema,
  monthEcho,
  monthFacts,
  presentConventions,
  presentInstant,
  presentMonthConventions,
  presentMonthEcho,
  rememberedSky,
  type SignIngress,
  signIngresses,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import type { MonthlyTransits, MonthlyTransitsRequest } from "../types";

const FIRST_YEAR = 1551;
const LAST_YEAR = 2649;

const body = monthBody(FIRST_YEAR, LAST_YEAR);

const startingPositionSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    ...zodiacPlaceSchema.shape,
    isRetrograde: z.boolean(),
  })
  .meta({ name: "StartingPosition" });

const transitEventSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    ...named("fromSign", z.string(), signs),
    ...named("toSign", z.string(), signs),
    ...eventInstantSchema.shape,
    isRetrograde: z.boolean().meta({ description: "Whether the body moves backward over the border" }),
  })
  .meta({ name: "MonthlyTransitEvent" });

const output = z.object({
  ...monthEcho(FIRST_YEAR, LAST_YEAR).shape,
  startingPositions: z.array(startingPositionSchema),
  transitEvents: z.array(transitEventSchema),
  conventions: z
    .object({
      ...monthConventionsSchema.shape,
      startingPositionsAt: z.string().meta({ description: "00:00 UTC of the first day, whatever the timezone" }),
    })
    .meta({ name: "MonthlyTransitsConventions" }),
});

interface DatedIngress extends SignIngress {
  readonly epochMs: number;
}

export interface MonthlyTransitsFacts extends MonthFacts {
  /** 00:00 UTC of the first day. */
  readonly startingMoment: ChartMoment;
  readonly startingPositions: readonly ChartBody[];
  readonly events: readonly DatedIngress[];
}

/** The signs of the fourteen bodies when a month begins, and every change of sign during it. */
export function computeMonthlyTransits(input: MonthInput, context: SkyContext & NowContext): MonthlyTransitsFacts {
  const ephemeris = rememberedSky(context.ephemeris);
  const month = monthFacts(input, { ...context, ephemeris });
  const startingMoment = chartMoment(ephemeris, { date: firstDayOf(month), time: "00:00:00", timezone: 0 });
  const events = signIngresses(ephemeris, { window: month.window.search, bodies: BODY_IDS, nodeType: input.nodeType });
  return {
    ...month,
    startingMoment,
    startingPositions: chartBodies(ephemeris, startingMoment.jdTt, input.nodeType),
    events: datedIn(ephemeris, month.window, events),
  };
}

export const monthlyTransits: Operation<MonthlyTransitsRequest, MonthlyTransits, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyTropicalTransits",
    method: "POST",
    path: "/astrology/transits/monthly",
    summary: "Every change of sign in a month, to the second",
    description:
      "Fourteen bodies, the Moon included: positions at 00:00 UTC on the first, then each ingress in order of time, also the retrograde return into the sign before. The Sun's into Aries, Cancer, Libra and Capricorn are the equinoxes and solstices.",
    query: langQuery,
    body,
    output,
    needs: [needEphemeris, needNow],
    compute: computeMonthlyTransits,
    present: (facts) => ({
      ...presentMonthEcho(facts),
      startingPositions: facts.startingPositions.map((position) => presentStart(position)),
      transitEvents: facts.events.map((event) => presentEvent(event, facts.window)),
      conventions: {
        ...presentMonthConventions(facts),
        startingPositionsAt: presentConventions(facts.startingMoment, facts.engine).utc,
      },
    }),
    examples: [{ year: 2026, month: 3, timezone: -5 }],
  });

function presentStart(position: ChartBody): DraftOf<typeof startingPositionSchema> {
  return {
    planet: bodyTerms[position.id].en,
    ...zodiacPlace(position.longitudeDeg),
    isRetrograde: position.speedDegPerDay < 0,
  };
}

function presentEvent(event: DatedIngress, window: LocalWindow): DraftOf<typeof transitEventSchema> {
  return {
    planet: bodyTerms[event.body].en,
    fromSign: signs[event.fromSign].en,
    toSign: signs[event.toSign].en,
    ...presentInstant(event.epochMs, window),
    isRetrograde: event.motion === "retrograde",
  };
}
