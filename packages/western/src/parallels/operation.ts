import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { parallels } from "@almagest/i18n/astrology";
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
  type DeclinationEvent,
  datedIn,
  declinationEvents,
  eventInstantSchema,
  type LocalWindow,
  type MonthFacts,
  monthBody,
  monthConventionsSchema,
  monthEcho,
  monthFacts,
  presentInstant,
  presentMonthConventions,
  presentMonthEcho,
} from "@almagest/sky";
import * as z from "zod";
import { pairFields, presentPair } from "../chart/pair";
import type { MonthlyParallels, MonthlyParallelsRequest } from "../types";

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const body = z.object({
  ...monthBody(FIRST_YEAR, LAST_YEAR).shape,
  orb: z
    .number()
    .min(0.1)
    .max(3)
    .default(1.5)
    .meta({ description: "Greatest orb, in degrees, of a closest approach that is reported" }),
});

const declinationDeg = z.number().min(-90).max(90).meta({ description: "Degrees, north positive" });

const eventSchema = z
  .object({
    ...pairFields,
    ...named("type", z.enum(["parallel", "contraparallel"]), parallels),
    ...eventInstantSchema.shape,
    exact: z.boolean().meta({ description: "False for a closest approach: the two turn before they meet" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    declination1: declinationDeg,
    declination2: declinationDeg,
  })
  .meta({ name: "ParallelEvent" });

const output = z.object({
  ...monthEcho(FIRST_YEAR, LAST_YEAR).shape,
  orb: z.number().meta({ description: "Greatest orb of a closest approach, degrees" }),
  events: z.array(eventSchema),
  conventions: z
    .object({
      ...monthConventionsSchema.shape,
      declinations: z.string().meta({ description: "Frame of the declinations" }),
    })
    .meta({ name: "MonthlyParallelsConventions" }),
});

interface DatedParallel extends DeclinationEvent {
  readonly epochMs: number;
}

export interface MonthlyParallelsFacts extends MonthFacts {
  readonly orbDeg: number;
  readonly events: readonly DatedParallel[];
}

/** The parallels and contraparallels among thirteen bodies in a month, exact or as near as the two come. */
export function computeMonthlyParallels(
  input: z.output<typeof body>,
  context: SkyContext & NowContext,
): MonthlyParallelsFacts {
  const { ephemeris } = context;
  const month = monthFacts(input, context);
  const events = declinationEvents(ephemeris, {
    window: month.window.search,
    bodies: BODY_IDS.filter((id) => id !== "moon"),
    nodeType: input.nodeType,
    orbDeg: input.orb,
  });
  return {
    ...month,
    orbDeg: input.orb,
    events: datedIn(ephemeris, month.window, events),
  };
}

export const monthlyParallels: Operation<MonthlyParallelsRequest, MonthlyParallels, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyDeclinationParallels",
    method: "POST",
    path: "/astrology/parallels/monthly",
    summary: "Parallels and contraparallels of declination in a month",
    description:
      "Thirteen bodies (all but the Moon): each instant at which two stand on one declination or on opposite ones, and each closest approach within the orb at which they turn back. The two nodes, always contraparallel, are left out as a pair.",
    query: langQuery,
    body,
    output,
    needs: [needEphemeris, needNow],
    compute: computeMonthlyParallels,
    present: (facts) => ({
      ...presentMonthEcho(facts),
      orb: facts.orbDeg,
      events: facts.events.map((event) => presentEvent(event, facts.window)),
      conventions: {
        ...presentMonthConventions(facts),
        declinations: "geocentric, apparent, true equator of date",
      },
    }),
    isHeavy: true,
    examples: [{ year: 2026, month: 3, timezone: -5, orb: 1.5 }],
  });

function presentEvent(event: DatedParallel, window: LocalWindow): DraftOf<typeof eventSchema> {
  return {
    ...presentPair(event),
    type: event.kind,
    ...presentInstant(event.epochMs, window),
    exact: event.exact,
    orb: angle(event.orbDeg),
    declination1: angle(event.firstDeclinationDeg),
    declination2: angle(event.secondDeclinationDeg),
  };
}
