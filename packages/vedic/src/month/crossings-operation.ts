import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import {
  type EclipticCrossing,
  type Engine,
  eclipticCrossings,
  engineOf,
  epochMsIn,
  eventInstantSchema,
  inOrderOfTime,
  type LocalWindow,
  longitudeDeg,
  offsetApplied,
  presentInstant,
  windowTimezone,
  yearBetween,
  yearWindow,
} from "@almagest/sky";
import * as z from "zod";
import { signNameAt, wireLongitude } from "../birth/present";
import { type CoordinateSystem, coordinateSystem, grahaName, rashiName } from "../birth/schema";
import type { GrahaId } from "../grahas";
import { inFrameDeg } from "../sky/frame";
import type { VedicEclipticCrossings, VedicEclipticCrossingsRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { FIRST_YEAR, frameOf, grahaOfBody, LAST_YEAR, presentSearch, searchConventionsSchema } from "./window";

/** The grahas that leave the ecliptic: the Sun makes it, the nodes lie in it. */
const CROSSING_GRAHAS = ["moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

const year = yearBetween(FIRST_YEAR, LAST_YEAR).meta({ examples: [2026] });

const eventSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    ...eventInstantSchema.shape,
    direction: z.enum(["ascending", "descending"]).meta({
      name: "VedicCrossingDirection",
      description: "Ascending from south to north",
    }),
    longitude: longitudeDeg,
    ...named("sign", rashiName, signs),
  })
  .meta({ name: "VedicEclipticCrossing" });

const output = z.object({
  year,
  timezone: offsetApplied,
  events: z.array(eventSchema),
  conventions: searchConventionsSchema,
});

interface DatedCrossing extends Pick<EclipticCrossing, "jdTt" | "direction"> {
  readonly graha: GrahaId;
  readonly epochMs: number;
  /** In the frame asked for, [0, 360). */
  readonly frameDeg: number;
}

export interface VedicCrossingsFacts {
  readonly year: number;
  readonly engine: Engine;
  readonly window: LocalWindow;
  readonly system: CoordinateSystem;
  readonly events: readonly DatedCrossing[];
}

/** Every passage of six grahas through the ecliptic in a year, in order of time. */
export function computeVedicCrossings(
  input: { readonly year: number; readonly timezone: number | string; readonly coordinateSystem: CoordinateSystem },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): VedicCrossingsFacts {
  const window = yearWindow(ephemeris, input.year, input.timezone);
  const system = input.coordinateSystem;
  const found = eclipticCrossings(ephemeris, { window: window.search, bodies: CROSSING_GRAHAS });
  return {
    year: input.year,
    engine: engineOf(ephemeris),
    window,
    system,
    events: inOrderOfTime(found).map(({ jdTt, body, direction, longitudeDeg: tropicalDeg }) => ({
      jdTt,
      direction,
      graha: grahaOfBody(body),
      epochMs: epochMsIn(ephemeris, window, jdTt),
      frameDeg: inFrameDeg(tropicalDeg, frameOf(ephemeris, system, jdTt)),
    })),
  };
}

export const vedicEclipticCrossings: Operation<VedicEclipticCrossingsRequest, VedicEclipticCrossings, SkyContext> =
  defineOperation({
    id: "getEclipticCrossings",
    method: "POST",
    path: "/vedic-astrology/ecliptic-crossings",
    summary: "When the grahas cross the ecliptic in a year",
    description:
      "Moon, Mars, Mercury, Jupiter, Venus and Saturn: each instant of a calendar year at which the geocentric apparent latitude is zero, with the sidereal (Lahiri) or tropical longitude there.",
    query: langQuery,
    body: z.object({ year, timezone: windowTimezone, coordinateSystem }),
    output,
    needs: [needEphemeris],
    compute: computeVedicCrossings,
    present: (facts) => ({
      year: facts.year,
      timezone: facts.window.start.civil.offsetHours,
      events: facts.events.map((event) => presentEvent(event, facts.window)),
      conventions: presentSearch(facts, facts.system),
    }),
    isHeavy: true,
    examples: [{ year: 2026, timezone: 5.5, coordinateSystem: "sidereal" }],
  });

function presentEvent(event: DatedCrossing, window: LocalWindow): DraftOf<typeof eventSchema> {
  return {
    planet: grahaTerms[event.graha].en,
    ...presentInstant(event.epochMs, window),
    direction: event.direction,
    longitude: wireLongitude(event.frameDeg),
    sign: signNameAt(event.frameDeg),
  };
}
