import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { defineOperation, langQuery, type NowContext, needNow, type Operation } from "@almagest/operation";
import {
  type AskedWindow,
  type BodyStation,
  type Engine,
  type EventsInput,
  engineOf,
  eventsBody,
  eventsEcho,
  type FirstEvents,
  firstEvents,
  localInstant,
  presentEventsEcho,
  presentWindowConventions,
  stationsIn,
  windowAsked,
  windowConventionsSchema,
  zodiacPlace,
} from "@almagest/sky";
import * as z from "zod";
import type { Stations, StationsRequest } from "../types";
import { bodiesNamed, bodyNames, stationSchema } from "./schema";

/** The bodies that have stations, without the nodes: the true one turns several times a month. */
const TURNING = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"] as const;

const body = z.object({
  ...eventsBody.shape,
  planets: bodyNames(TURNING, "Only stations of these; all nine by default"),
});

const output = z.object({
  ...eventsEcho.shape,
  events: z.array(stationSchema).meta({ description: "In order of time" }),
  conventions: windowConventionsSchema,
});

export interface StationsFacts extends FirstEvents<BodyStation> {
  readonly engine: Engine;
  readonly window: AskedWindow;
}

export interface StationsInput extends EventsInput {
  readonly planets?: readonly string[] | undefined;
}

/**
 * The stations of a window, or the next ones: the apparent longitude's speed is zero and changes sign, within 2 ms.
 * @throws ValidationError for an end before the start; DomainError `unprocessable_entity` outside the ephemeris.
 */
export function computeStations(input: StationsInput, context: SkyContext & NowContext): StationsFacts {
  const { ephemeris } = context;
  const window = windowAsked(input, context);
  const bodies = bodiesNamed(input.planets, TURNING);
  const found = firstEvents(ephemeris, window, (piece) =>
    stationsIn(ephemeris, { window: piece, bodies, nodeType: "mean" }),
  );
  return { ...found, engine: engineOf(ephemeris), window };
}

export const stations: Operation<StationsRequest, Stations, SkyContext & NowContext> = defineOperation({
  id: "findStations",
  method: "POST",
  path: "/astrology/events/stations",
  summary: "When planets turn retrograde or direct: the next stations, or all of a period",
  description:
    "Mercury to Pluto and Chiron, without a birth: each instant at which the apparent longitude stands still and turns, with the place and the motion that begins. Without endDate the next ones from now or from startDate; local times by the zone of the request.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris, needNow],
  compute: computeStations,
  present: ({ events, hasMore, window, engine }) => ({
    ...presentEventsEcho(window, hasMore),
    events: events.map(({ body: id, becomes, epochMs, longitudeDeg }) => ({
      planet: bodyTerms[id].en,
      station: becomes,
      ...localInstant(window, epochMs),
      ...zodiacPlace(longitudeDeg),
    })),
    conventions: presentWindowConventions(window, engine),
  }),
  isHeavy: true,
  examples: [{ startDate: "2026-11-29", count: 4, timezone: "America/New_York", planets: ["Mercury", "Venus"] }],
});
