import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import { angle, datedIn, eventInstantSchema, longitudeDeg, monthEcho, presentInstant } from "@almagest/sky";
import * as z from "zod";
import { wireLongitude } from "../birth/present";
import { type CoordinateSystem, coordinateSystem, grahaName } from "../birth/schema";
import { GRAHA_IDS } from "../grahas";
import { inFrameDeg } from "../sky/frame";
import type { LunarAspects, LunarAspectsRequest, MonthlyGrahaAspects, MonthlyGrahaAspectsRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import {
  type AspectEvent,
  aspectsOfPairs,
  type GrahaPair,
  MONTH_ASPECT_IDS,
  NEAR_MISS_ORB_DEG,
  pairsAmong,
} from "./aspects";
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

const body = z.object({ ...monthShape, coordinateSystem }).meta({ name: "VedicMonthAsked" });

const eventShape = {
  aspect: z.enum(MONTH_ASPECT_IDS).meta({ name: "MonthAspectName" }),
  ...eventInstantSchema.shape,
  exact: z.boolean().meta({ description: "False for a closest approach: the two turn before the angle is exact" }),
  orb: z.number().min(0).meta({ description: "Degrees from exact" }),
  distance: z.number().min(0).max(180).meta({ description: "The short way round, degrees" }),
} as const;

const conventions = z
  .object({
    ...searchConventionsSchema.shape,
    nearMissOrb: z.number().meta({ description: "Greatest orb of a closest approach that is reported, degrees" }),
  })
  .meta({ name: "VedicAspectSearchConventions" });

const lunarEvent = z
  .object({
    ...named("planet", grahaName, pointNames),
    ...eventShape,
    moonLongitude: longitudeDeg,
    planetLongitude: longitudeDeg,
  })
  .meta({ name: "LunarAspectEvent" });

const pairEvent = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    ...eventShape,
    planet1Longitude: longitudeDeg,
    planet2Longitude: longitudeDeg,
  })
  .meta({ name: "MonthlyGrahaAspectEvent" });

const echo = monthEcho(FIRST_YEAR, LAST_YEAR).shape;
const lunarOutput = z.object({ ...echo, events: z.array(lunarEvent), conventions });
const monthlyOutput = z.object({ ...echo, events: z.array(pairEvent), conventions });

interface DatedAspect extends AspectEvent {
  readonly epochMs: number;
  /** In the frame asked for, [0, 360). */
  readonly firstDeg: number;
  readonly secondDeg: number;
}

export interface GrahaAspectsFacts extends VedicMonth {
  readonly system: CoordinateSystem;
  readonly events: readonly DatedAspect[];
}

interface AspectsInput extends MonthAsked {
  readonly coordinateSystem: CoordinateSystem;
}

/** The angles of the Moon with the other eight grahas in a month. */
export function computeLunarAspects(input: AspectsInput, context: SkyContext & NowContext): GrahaAspectsFacts {
  const others = GRAHA_IDS.filter((id) => id !== "moon");
  return computeAspects(
    input,
    context,
    others.map((other): GrahaPair => ["moon", other]),
  );
}

/** The angles of the eight grahas but the Moon among themselves in a month. */
export function computeMonthlyGrahaAspects(input: AspectsInput, context: SkyContext & NowContext): GrahaAspectsFacts {
  return computeAspects(input, context, pairsAmong(GRAHA_IDS.filter((id) => id !== "moon")));
}

function computeAspects(
  input: AspectsInput,
  context: SkyContext & NowContext,
  pairs: readonly GrahaPair[],
): GrahaAspectsFacts {
  const { ephemeris } = context;
  const month = vedicMonth(input, context);
  const events = datedIn(ephemeris, month.window, aspectsOfPairs(ephemeris, pairs, month.window.search));
  return {
    ...month,
    system: input.coordinateSystem,
    events: events.map((event) => ({ ...event, ...longitudesOf(ephemeris, event, input.coordinateSystem) })),
  };
}

function longitudesOf(
  ephemeris: Ephemeris,
  { jdTt, firstTropicalDeg, secondTropicalDeg }: AspectEvent,
  system: CoordinateSystem,
): { readonly firstDeg: number; readonly secondDeg: number } {
  const frame = frameOf(ephemeris, system, jdTt);
  return { firstDeg: inFrameDeg(firstTropicalDeg, frame), secondDeg: inFrameDeg(secondTropicalDeg, frame) };
}

export const lunarAspects: Operation<LunarAspectsRequest, LunarAspects, SkyContext & NowContext> = defineOperation({
  id: "getLunarAspects",
  method: "POST",
  path: "/vedic-astrology/aspects/lunar",
  summary: "Angles of the Moon with the other grahas in a month",
  description:
    "Twenty-two angles of the Moon with eight grahas, in order of time, each at the instant it is exact. Longitudes in Lahiri or the tropical zodiac; mean node.",
  query: langQuery,
  body,
  output: lunarOutput,
  needs: [needEphemeris, needNow],
  compute: computeLunarAspects,
  present: (facts) => ({
    ...presentMonth(facts),
    events: facts.events.map((event) => ({
      planet: grahaTerms[event.second].en,
      ...presentEvent(event, facts),
      moonLongitude: wireLongitude(event.firstDeg),
      planetLongitude: wireLongitude(event.secondDeg),
    })),
  }),
  isHeavy: true,
  examples: [{ year: 2026, month: 2, timezone: 5.5, coordinateSystem: "sidereal" }],
});

export const monthlyGrahaAspects: Operation<MonthlyGrahaAspectsRequest, MonthlyGrahaAspects, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyAspects",
    method: "POST",
    path: "/vedic-astrology/aspects/monthly",
    summary: "Angles among the grahas in a month, without the Moon",
    description:
      "Twenty-two angles among eight grahas, in order of time: every perfection, and every closest approach within 1° at which a pair turns back. Rahu and Ketu make none with each other. Longitudes in Lahiri or the tropical zodiac; mean node.",
    query: langQuery,
    body,
    output: monthlyOutput,
    needs: [needEphemeris, needNow],
    compute: computeMonthlyGrahaAspects,
    present: (facts) => ({
      ...presentMonth(facts),
      events: facts.events.map((event) => ({
        ...presentPair(event),
        ...presentEvent(event, facts),
        planet1Longitude: wireLongitude(event.firstDeg),
        planet2Longitude: wireLongitude(event.secondDeg),
      })),
    }),
    isHeavy: true,
    examples: [{ year: 2026, month: 2, timezone: 5.5, coordinateSystem: "sidereal" }],
  });

function presentMonth(facts: GrahaAspectsFacts): {
  year: number;
  month: number;
  timezone: number;
  conventions: DraftOf<typeof conventions>;
} {
  return {
    year: facts.year,
    month: facts.month,
    timezone: facts.window.start.civil.offsetHours,
    conventions: { ...presentSearch(facts, facts.system), nearMissOrb: NEAR_MISS_ORB_DEG },
  };
}

function presentPair({ first, second }: AspectEvent): Pick<DraftOf<typeof pairEvent>, "planet1" | "planet2"> {
  return {
    planet1: grahaTerms[first].en,
    planet2: grahaTerms[second].en,
  };
}

function presentEvent(
  event: DatedAspect,
  { window }: GrahaAspectsFacts,
): Pick<DraftOf<typeof pairEvent>, "aspect" | "date" | "time" | "datetime" | "utc" | "exact" | "orb" | "distance"> {
  return {
    aspect: event.aspect,
    ...presentInstant(event.epochMs, window),
    exact: event.exact,
    orb: angle(event.orbDeg),
    distance: angle(event.separationDeg),
  };
}
