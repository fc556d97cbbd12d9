import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { type DraftOf, date, defineOperation, langQuery, type Operation, place } from "@almagest/operation";
import {
  angle,
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  horizonEventAfter,
  momentConventionsSchema,
  type Place,
  presentMomentConventions,
  rememberedSky,
  SUNRISE_RULE,
} from "@almagest/sky";
import * as z from "zod";
import { grahaName, indianTimezone } from "../birth/schema";
import { localText } from "../panchang/present";
import type { HeliacalVisibility, HeliacalVisibilityRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { glancing } from "./glance";
import {
  eventsAround,
  HELIACAL_GRAHAS,
  type HeliacalEvent,
  type HeliacalGraha,
  type HeliacalPlace,
  type Sighting,
  sightingOn,
} from "./visibility";

const TOP_LATITUDE_DEG = 60;

const body = z.object({
  date,
  timezone: indianTimezone,
  ...place.shape,
  latitude: z
    .number()
    .min(-TOP_LATITUDE_DEG)
    .max(TOP_LATITUDE_DEG)
    .meta({
      description: "Degrees, north positive, at most 60: beyond it the oblique ascensions of the zodiac run together",
      examples: [19.076],
    }),
});

const horizon = z.enum(["east", "west"]).meta({
  name: "HeliacalHorizon",
  description: "East before sunrise, west after sunset",
});
const timeDegrees = z.number().meta({
  description:
    "Arc of the equator between the horizon crossings of graha and Sun; negative where the graha comes second",
});
const kalamsa = z.number().meta({ description: "The least arc at which it is seen, degrees" });

const eventSchema = z
  .object({
    type: z.enum(["udaya", "asta"]).meta({
      name: "HeliacalEventType",
      description: "udaya: the first day it is seen; asta: the first day it is not",
    }),
    horizon,
    datetime: z.string().meta({
      description: "The graha's own crossing on that day as it is seen, by the offset of the date sent",
    }),
    timeDegrees,
    kalamsa,
  })
  .meta({ name: "HeliacalEvent" });

const rowSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    visible: z.boolean(),
    horizon,
    timeDegrees,
    kalamsa,
    retrograde: z.boolean(),
    longitudeSeparation: z.number().min(0).max(180).meta({ description: "From the Sun, the short way round, degrees" }),
    lastEvent: eventSchema.nullable(),
    nextEvent: eventSchema.nullable(),
  })
  .meta({ name: "HeliacalRow" });

const output = z.object({
  date: z.string(),
  grahas: z.array(rowSchema),
  conventions: z
    .object({
      horizon: z.string().meta({ description: "What the arc is measured between" }),
      kalamsas: z.string().meta({ description: "Whose limits" }),
      datetimes: z.string().meta({ description: "What counts as the crossing that is seen" }),
      searched: z.string().meta({ description: "How far events are looked for" }),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "HeliacalVisibilityConventions" }),
});

/** An event with the instant at which an observer sees the graha cross the horizon. */
export interface SeenEvent extends HeliacalEvent {
  readonly seenEpochMs: number;
}

interface HeliacalRow {
  readonly graha: HeliacalGraha;
  readonly sighting: Sighting;
  readonly last: SeenEvent | undefined;
  readonly next: SeenEvent | undefined;
}

export interface HeliacalFacts {
  readonly date: string;
  readonly engine: Engine;
  /** 00:00:00 local. */
  readonly midnight: ChartMoment;
  readonly rows: readonly HeliacalRow[];
}

export interface HeliacalInput extends Place {
  readonly date: string;
  readonly timezone: number | string;
}

/** Whether six grahas are seen from a place on a date, and when that last changed and next will. */
export function computeHeliacal(input: HeliacalInput, { ephemeris }: { readonly ephemeris: Ephemeris }): HeliacalFacts {
  const midnight = chartMoment(ephemeris, { ...input, time: "00:00:00" });
  const { jdTt, jdUt1 } = midnight;
  const observer = {
    ephemeris: rememberedSky(ephemeris),
    place: { latitude: input.latitude, longitude: input.longitude },
    deltaTDays: jdTt - jdUt1,
    midnightJdUt1: jdUt1,
  };
  const glanced = glancing(observer);
  const rows = HELIACAL_GRAHAS.flatMap((graha): readonly HeliacalRow[] => {
    const sighting = sightingOn(observer, graha, 0);
    if (sighting === undefined) return [];
    const { last, next } = eventsAround(observer, graha, glanced);
    const seen = (event: HeliacalEvent | undefined): SeenEvent | undefined =>
      event && { ...event, seenEpochMs: seenAt(observer, graha, event) };
    return [{ graha, sighting, last: seen(last), next: seen(next) }];
  });
  return { date: input.date, engine: engineOf(ephemeris), midnight, rows };
}

/** Refraction lifts a graha and parallax lowers the Moon by less than this, days. */
const NEAR_DAYS = 0.04;

/** The crossing as it is seen, where the rule of the Surya Siddhanta takes the bare sphere. */
function seenAt(observer: HeliacalPlace, graha: HeliacalGraha, { horizon: side, jdUt1 }: HeliacalEvent): number {
  const found = horizonEventAfter(observer.ephemeris, {
    body: graha,
    event: side === "east" ? "rise" : "set",
    place: observer.place,
    afterJdUt1: jdUt1 - NEAR_DAYS,
  });
  const isThis = found !== undefined && found.jdUt1 < jdUt1 + NEAR_DAYS;
  return observer.ephemeris.epochMillisecondsOf(isThis ? found.jdTt : jdUt1 + observer.deltaTDays);
}

export const heliacalVisibility: Operation<HeliacalVisibilityRequest, HeliacalVisibility, SkyContext> = defineOperation(
  {
    id: "getHeliacalVisibility",
    method: "POST",
    path: "/vedic-astrology/heliacal",
    summary: "Heliacal risings and settings: which grahas are out of the Sun's light",
    description:
      "Moon, Mars, Mercury, Jupiter, Venus and Saturn by the time degrees of the Surya Siddhanta: visible where the arc of the equator between the horizon crossings of graha and Sun reaches the kalamsa; the last change and the next, found by search. Latitudes to 60.",
    query: langQuery,
    body,
    output,
    needs: [needEphemeris],
    compute: computeHeliacal,
    present: (facts) => ({
      date: facts.date,
      grahas: facts.rows.map((row) => presentRow(row, facts.midnight)),
      conventions: {
        horizon: "middle of the disc at true altitude zero, without refraction and parallax",
        kalamsas:
          "Surya Siddhanta 9.6-9, 10.1: Moon 12, Mars 17, Mercury 14 (12 retrograde), Jupiter 11, Venus 10 (8 retrograde), Saturn 15",
        datetimes: SUNRISE_RULE,
        searched: "a synodic period and a month either way",
        ...presentMomentConventions(facts.midnight, facts.engine),
      },
    }),
    isHeavy: true,
    examples: [{ date: "2026-07-25", latitude: 19.076, longitude: 72.8777, timezone: 5.5 }],
  },
);

function presentRow(row: HeliacalRow, midnight: ChartMoment): DraftOf<typeof rowSchema> {
  const { sighting } = row;
  return {
    graha: grahaTerms[row.graha].en,
    visible: sighting.isVisible,
    horizon: sighting.horizon,
    timeDegrees: angle(sighting.timeDeg),
    kalamsa: sighting.kalamsaDeg,
    retrograde: sighting.isRetrograde,
    longitudeSeparation: angle(sighting.separationDeg),
    lastEvent: presentEvent(row.last, midnight),
    nextEvent: presentEvent(row.next, midnight),
  };
}

function presentEvent(event: SeenEvent | undefined, midnight: ChartMoment): DraftOf<typeof eventSchema> | null {
  if (event === undefined) return null;
  return {
    type: event.kind,
    horizon: event.horizon,
    datetime: localText(event.seenEpochMs, midnight.civil.offsetSeconds),
    timeDegrees: angle(event.timeDeg),
    kalamsa: event.kalamsaDeg,
  };
}
