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
  type DeclinationEvent,
  datedIn,
  declinationEvents,
  eventInstantSchema,
  type LocalWindow,
  monthEcho,
  presentInstant,
} from "@almagest/sky";
import * as z from "zod";
import { pointName } from "../birth/present";
import { grahaName } from "../birth/schema";
import { GRAHA_IDS, type GrahaId, SEVEN_GRAHAS } from "../grahas";
import type { VedicMonthlyParallels, VedicMonthlyParallelsRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import {
  bodyOfGraha,
  FIRST_YEAR,
  grahaOfBody,
  LAST_YEAR,
  type MonthAsked,
  monthShape,
  presentSearch,
  searchConventionsSchema,
  type VedicMonth,
  vedicMonth,
} from "./window";

/** A closest approach in declination that stays further apart is not an event. */
const GAP_DEG = 1;

export const declinationDeg = z.number().min(-90).max(90).meta({ description: "Degrees, north positive" });
export const parallelKind = z.enum(["parallel", "contraparallel"]).meta({
  name: "VedicParallelKind",
  description: "Parallel on one side of the equator, contraparallel on both",
});

const eventSchema = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    ...named("type", parallelKind, parallels),
    ...eventInstantSchema.shape,
    exact: z.boolean().meta({ description: "False for a closest approach: the two turn before they meet" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    dec1: declinationDeg,
    dec2: declinationDeg,
  })
  .meta({ name: "VedicParallelEvent" });

const { zodiac: _, ayanamsa: __, nodeType: ___, ...searched } = searchConventionsSchema.shape;

const output = z.object({
  ...monthEcho(FIRST_YEAR, LAST_YEAR).shape,
  events: z.array(eventSchema),
  conventions: z
    .object({
      ...searched,
      declinations: z.string().meta({ description: "Frame of the declinations" }),
      greatestGap: z.number().meta({ description: "Greatest gap of a closest approach that is reported, degrees" }),
    })
    .meta({ name: "VedicMonthlyParallelsConventions" }),
});

interface DatedParallel extends Omit<DeclinationEvent, "first" | "second"> {
  readonly epochMs: number;
  readonly first: GrahaId;
  readonly second: GrahaId;
}

export interface VedicMonthlyParallelsFacts extends VedicMonth {
  readonly events: readonly DatedParallel[];
}

/** Parallels and contraparallels among the seven grahas in a month, exact or as near as the two come. */
export function computeVedicMonthlyParallels(
  input: MonthAsked,
  context: SkyContext & NowContext,
): VedicMonthlyParallelsFacts {
  const { ephemeris } = context;
  const month = vedicMonth(input, context);
  const found = declinationEvents(ephemeris, {
    window: month.window.search,
    bodies: SEVEN_GRAHAS.map(bodyOfGraha),
    nodeType: "mean",
    orbDeg: GAP_DEG,
  });
  return { ...month, events: datedIn(ephemeris, month.window, found).map(inOrderOfGrahas) };
}

/** The pair in the order of the grahas, which is not that of the planets. */
function inOrderOfGrahas({ first, second, ...event }: DeclinationEvent & { readonly epochMs: number }): DatedParallel {
  const [one, other] = [grahaOfBody(first), grahaOfBody(second)];
  if (GRAHA_IDS.indexOf(one) < GRAHA_IDS.indexOf(other)) return { ...event, first: one, second: other };
  return {
    ...event,
    first: other,
    second: one,
    firstDeclinationDeg: event.secondDeclinationDeg,
    secondDeclinationDeg: event.firstDeclinationDeg,
  };
}

export const vedicMonthlyParallels: Operation<
  VedicMonthlyParallelsRequest,
  VedicMonthlyParallels,
  SkyContext & NowContext
> = defineOperation({
  id: "getMonthlyParallels",
  method: "POST",
  path: "/vedic-astrology/parallels/monthly",
  summary: "Parallels and contraparallels of declination among the seven grahas in a month",
  description:
    "Sun to Saturn with the Moon: each instant at which two stand on one declination or on opposite ones, and each closest approach within 1° at which they turn back. Seen from the Earth's center.",
  query: langQuery,
  body: z.object(monthShape),
  output,
  needs: [needEphemeris, needNow],
  compute: computeVedicMonthlyParallels,
  present: presentMonthlyParallels,
  isHeavy: true,
  examples: [{ year: 2026, month: 2, timezone: 5.5 }],
});

function presentMonthlyParallels(facts: VedicMonthlyParallelsFacts): DraftOf<typeof output> {
  const { zodiac: _zodiac, ayanamsa: _ayanamsa, nodeType: _node, ...conventions } = presentSearch(facts, "tropical");
  return {
    year: facts.year,
    month: facts.month,
    timezone: facts.window.start.civil.offsetHours,
    events: facts.events.map((event) => presentEvent(event, facts.window)),
    conventions: {
      ...conventions,
      declinations: "geocentric, apparent, true equator of date",
      greatestGap: GAP_DEG,
    },
  };
}

function presentEvent(event: DatedParallel, window: LocalWindow): DraftOf<typeof eventSchema> {
  return {
    planet1: pointName(event.first),
    planet2: pointName(event.second),
    type: event.kind,
    ...presentInstant(event.epochMs, window),
    exact: event.exact,
    orb: angle(event.orbDeg),
    dec1: angle(event.firstDeclinationDeg),
    dec2: angle(event.secondDeclinationDeg),
  };
}
