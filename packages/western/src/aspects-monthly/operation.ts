import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { aspects as aspectTerms, natures } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import {
  angle,
  BODY_IDS,
  datedIn,
  eventInstantSchema,
  type LocalWindow,
  longitudeDeg,
  type MonthFacts,
  type MonthInput,
  monthBody,
  monthConventionsSchema,
  monthEcho,
  monthFacts,
  presentInstant,
  presentMonthConventions,
  presentMonthEcho,
  zodiacPlace,
} from "@almagest/sky";
import * as z from "zod";
import { type AspectEvent, exactAspectsAmong } from "../aspects/exact";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import { pairFields, presentPair } from "../chart/pair";
import { aspectNature } from "../chart/schema";
import type { MonthlyAspects, MonthlyAspectsRequest } from "../types";

/** All but the Moon, which makes some three hundred aspects a month. */
export const BODIES_WITHOUT_MOON = BODY_IDS.filter((id) => id !== "moon");

/** A closest approach that stays further from exact is not an event of the month. */
export const NEAR_MISS_ORB_DEG = 1;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const body = monthBody(FIRST_YEAR, LAST_YEAR);

const eventSchema = z
  .object({
    ...pairFields,
    ...named("aspect", z.enum(ASPECT_IDS), aspectTerms),
    ...named("nature", aspectNature, natures),
    ...eventInstantSchema.shape,
    exact: z.boolean().meta({ description: "False for a closest approach: the two turn before the aspect is exact" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    separation: z.number().min(0).max(180).meta({ description: "The short way round, degrees" }),
    planet1Longitude: longitudeDeg,
    planet2Longitude: longitudeDeg,
  })
  .meta({ name: "MonthlyAspectEvent" });

const output = z.object({
  ...monthEcho(FIRST_YEAR, LAST_YEAR).shape,
  events: z.array(eventSchema),
  conventions: z
    .object({
      ...monthConventionsSchema.shape,
      nearMissOrb: z.number().meta({ description: "Greatest orb of a closest approach that is reported, degrees" }),
    })
    .meta({ name: "MonthlyAspectsConventions" }),
});

interface DatedAspect extends AspectEvent {
  readonly epochMs: number;
}

export interface MonthlyAspectsFacts extends MonthFacts {
  readonly events: readonly DatedAspect[];
}

/**
 * The aspects that thirteen bodies make among themselves in a month, each at the instant at which it is exact or, where
 * the pair turns before within a degree, nearest to it.
 */
export function computeMonthlyAspects(input: MonthInput, context: SkyContext & NowContext): MonthlyAspectsFacts {
  const { ephemeris } = context;
  const month = monthFacts(input, context);
  const events = exactAspectsAmong(ephemeris, {
    window: month.window.search,
    bodies: BODIES_WITHOUT_MOON,
    nodeType: input.nodeType,
    aspects: ASPECT_IDS,
    nearMissOrbDeg: NEAR_MISS_ORB_DEG,
  });
  return {
    ...month,
    events: datedIn(ephemeris, month.window, events),
  };
}

export const monthlyAspects: Operation<MonthlyAspectsRequest, MonthlyAspects, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyTropicalAspects",
    method: "POST",
    path: "/astrology/aspects/monthly",
    summary: "Aspects of a month, each at the instant it is exact",
    description:
      "Nine aspects among thirteen bodies (all but the Moon), in order of time: every perfection, found by search on the apparent positions, and every closest approach within 1° at which a pair turns back. The two nodes make none with each other.",
    query: langQuery,
    body,
    output,
    needs: [needEphemeris, needNow],
    compute: computeMonthlyAspects,
    present: (facts) => ({
      ...presentMonthEcho(facts),
      events: facts.events.map((event) => presentEvent(event, facts.window)),
      conventions: {
        ...presentMonthConventions(facts),
        nearMissOrb: NEAR_MISS_ORB_DEG,
      },
    }),
    isHeavy: true,
    examples: [{ year: 2026, month: 3, timezone: -5 }],
  });

function presentEvent(event: DatedAspect, window: LocalWindow): DraftOf<typeof eventSchema> {
  const { nature } = ASPECTS[event.aspect];
  return {
    ...presentPair(event),
    aspect: event.aspect,
    nature,
    ...presentInstant(event.epochMs, window),
    exact: event.exact,
    orb: angle(event.orbDeg),
    separation: angle(event.separationDeg),
    planet1Longitude: zodiacPlace(event.firstLongitudeDeg).longitude,
    planet2Longitude: zodiacPlace(event.secondLongitudeDeg).longitude,
  };
}
