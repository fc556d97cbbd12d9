import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import {
  BODY_IDS,
  type EclipticCrossing,
  type Engine,
  eclipticCrossings,
  engineOf,
  epochMsIn,
  eventInstantSchema,
  isCrossingBody,
  type LocalWindow,
  offsetApplied,
  presentInstant,
  presentWindowConventions,
  windowConventionsSchema,
  windowTimezone,
  yearBetween,
  yearWindow,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import type { NodePassages, NodePassagesRequest } from "../types";

const year = yearBetween(1900, 2100).meta({ examples: [2026] });

const eventSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    direction: z.enum(["ascending", "descending"]).meta({ description: "Ascending from south to north" }),
    ...eventInstantSchema.shape,
    ...zodiacPlaceSchema.shape,
  })
  .meta({ name: "NodePassage" });

const output = z.object({
  year,
  timezone: offsetApplied,
  events: z.array(eventSchema),
  conventions: windowConventionsSchema,
});

interface DatedCrossing extends EclipticCrossing {
  readonly epochMs: number;
}

export interface NodePassagesFacts {
  readonly year: number;
  readonly engine: Engine;
  readonly window: LocalWindow;
  readonly events: readonly DatedCrossing[];
}

/** Every passage of a year through the ecliptic: Moon, Mercury to Pluto, Chiron and Lilith. */
export function computeNodePassages(
  input: { readonly year: number; readonly timezone: number | string },
  needs: { readonly ephemeris: Ephemeris },
): NodePassagesFacts {
  const { ephemeris } = needs;
  const window = yearWindow(ephemeris, input.year, input.timezone);
  const events = eclipticCrossings(ephemeris, { window: window.search, bodies: BODY_IDS.filter(isCrossingBody) });
  return {
    year: input.year,
    engine: engineOf(ephemeris),
    window,
    events: events.map((event) => ({ ...event, epochMs: epochMsIn(ephemeris, window, event.jdTt) })),
  };
}

export const nodePassages: Operation<NodePassagesRequest, NodePassages, SkyContext> = defineOperation({
  id: "getPlanetaryNodePassages",
  method: "POST",
  path: "/astrology/ecliptic-crossings",
  summary: "When the planets cross the ecliptic in a year",
  description:
    "Eleven bodies (Moon, Mercury to Pluto, Chiron, Lilith): each instant of a calendar year at which the geocentric apparent latitude of date is zero, with the longitude there. Lilith, the projected mean apogee, crosses with the Moon's orbit.",
  query: langQuery,
  body: z.object({ year, timezone: windowTimezone }),
  output,
  needs: [needEphemeris],
  compute: computeNodePassages,
  present: (facts) => ({
    year: facts.year,
    timezone: facts.window.start.civil.offsetHours,
    events: facts.events.map((event) => presentEvent(event, facts.window)),
    conventions: presentWindowConventions(facts.window, facts.engine),
  }),
  isHeavy: true,
  examples: [{ year: 2026, timezone: -5 }],
});

function presentEvent(event: DatedCrossing, window: LocalWindow): DraftOf<typeof eventSchema> {
  return {
    planet: bodyTerms[event.body].en,
    direction: event.direction,
    ...presentInstant(event.epochMs, window),
    ...zodiacPlace(event.longitudeDeg),
  };
}
