import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import {
  chartMoment,
  datedIn,
  eventInstantSchema,
  firstDayOf,
  type LocalWindow,
  longitudeDeg,
  monthEcho,
  presentInstant,
} from "@almagest/sky";
import * as z from "zod";
import { pointName, signName, signNameAt, wireLongitude } from "../birth/present";
import { type CoordinateSystem, coordinateSystem, grahaName, rashiName } from "../birth/schema";
import { GRAHA_IDS, isNode } from "../grahas";
import { type Graha, grahasAt } from "../sky/positions";
import type { VedicMonthlyTransits, VedicMonthlyTransitsRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { type GrahaIngress, grahaIngresses } from "./sidereal";
import {
  FIRST_YEAR,
  frameOf,
  LAST_YEAR,
  type MonthAsked,
  monthShape,
  presentSearch,
  searchConventionsSchema,
  type VedicMonth,
  vedicMonth,
} from "./window";

const startSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    ...named("sign", rashiName, signs),
    longitude: longitudeDeg,
    isRetrograde: z.boolean(),
  })
  .meta({ name: "VedicStartingPosition" });

const eventSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    ...named("fromSign", rashiName, signs),
    ...named("toSign", rashiName, signs),
    ...eventInstantSchema.shape,
    isRetrograde: z.boolean().meta({ description: "Whether it moves backward over the border; the nodes always do" }),
  })
  .meta({ name: "VedicTransitEvent" });

const output = z.object({
  ...monthEcho(FIRST_YEAR, LAST_YEAR).shape,
  startingPositions: z.array(startSchema).meta({ description: "At 00:00 UTC of the first day" }),
  transitEvents: z.array(eventSchema),
  conventions: searchConventionsSchema,
});

interface DatedIngress extends GrahaIngress {
  readonly epochMs: number;
}

export interface VedicMonthlyTransitsFacts extends VedicMonth {
  readonly system: CoordinateSystem;
  readonly startingPositions: readonly Graha[];
  readonly events: readonly DatedIngress[];
}

/** The signs of the nine grahas as a month begins, and every change of sign in it. */
export function computeVedicMonthlyTransits(
  input: MonthAsked & { readonly coordinateSystem: CoordinateSystem },
  context: SkyContext & NowContext,
): VedicMonthlyTransitsFacts {
  const { ephemeris } = context;
  const month = vedicMonth(input, context);
  const system = input.coordinateSystem;
  const { jdTt } = chartMoment(ephemeris, { date: firstDayOf(month), time: "00:00:00", timezone: 0 });
  const events = grahaIngresses(ephemeris, {
    window: month.window.search,
    grahas: GRAHA_IDS,
    zodiac: system === "tropical" ? "tropical" : { ayanamsa: "lahiri" },
  });
  return {
    ...month,
    system,
    startingPositions: grahasAt(ephemeris, { jdTt, frame: frameOf(ephemeris, system, jdTt), nodeType: "mean" }),
    events: datedIn(ephemeris, month.window, events),
  };
}

export const vedicMonthlyTransits: Operation<
  VedicMonthlyTransitsRequest,
  VedicMonthlyTransits,
  SkyContext & NowContext
> = defineOperation({
  id: "getMonthlyTransits",
  method: "POST",
  path: "/vedic-astrology/transit/monthly",
  summary: "Every change of sign of the nine grahas in a month",
  description:
    "Positions at 00:00 UTC on the first, then each ingress in order of time to the second, the retrograde return into the sign before included. Lahiri or tropical; mean node.",
  query: langQuery,
  body: z.object({ ...monthShape, coordinateSystem }),
  output,
  needs: [needEphemeris, needNow],
  compute: computeVedicMonthlyTransits,
  present: (facts) => ({
    year: facts.year,
    month: facts.month,
    timezone: facts.window.start.civil.offsetHours,
    startingPositions: facts.startingPositions.map(presentStart),
    transitEvents: facts.events.map((event) => presentEvent(event, facts.window)),
    conventions: presentSearch(facts, facts.system),
  }),
  examples: [{ year: 2026, month: 2, timezone: 5.5, coordinateSystem: "sidereal" }],
});

function presentStart(graha: Graha): DraftOf<typeof startSchema> {
  return {
    planet: pointName(graha.id),
    sign: signNameAt(graha.longitudeDeg),
    longitude: wireLongitude(graha.longitudeDeg),
    isRetrograde: graha.isRetrograde,
  };
}

function presentEvent(event: DatedIngress, window: LocalWindow): DraftOf<typeof eventSchema> {
  return {
    planet: grahaTerms[event.graha].en,
    fromSign: signName(event.fromSign0),
    toSign: signName(event.toSign0),
    ...presentInstant(event.epochMs, window),
    isRetrograde: isNode(event.graha) || event.motion === "retrograde",
  };
}
