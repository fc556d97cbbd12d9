import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import { at, type DraftOf, type NowContext } from "@almagest/operation";
import {
  askedMonth,
  type BodyId,
  type Engine,
  engineOf,
  type LocalWindow,
  monthAsked,
  monthWindow,
  POSITIONS,
  presentWindowConventions,
  windowConventionsSchema,
  windowTimezone,
  yearBetween,
} from "@almagest/sky";
import * as z from "zod";
import type { CoordinateSystem } from "../birth/schema";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { type Frame, frameAt, TROPICAL_FRAME } from "../sky/frame";

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const year = yearBetween(FIRST_YEAR, LAST_YEAR)
  .optional()
  .meta({ description: "The year that runs in UTC by default", examples: [2026] });

/** Input of the operations of a month. */
export const monthShape = { year, month: askedMonth, timezone: windowTimezone } as const;

export interface MonthAsked {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly timezone: number | string;
}

/** A month by the clock of a zone. */
export interface VedicMonth {
  readonly year: number;
  readonly month: number;
  readonly window: LocalWindow;
  readonly engine: Engine;
}

export function vedicMonth(asked: MonthAsked, { ephemeris, now }: SkyContext & NowContext): VedicMonth {
  const month = monthAsked(asked, now);
  return { ...month, window: monthWindow(ephemeris, month, asked.timezone), engine: engineOf(ephemeris) };
}

/** The frame of an event: Lahiri of its own instant, or none. */
export function frameOf(ephemeris: Ephemeris, system: CoordinateSystem, jdTt: number): Frame {
  return system === "tropical" ? TROPICAL_FRAME : frameAt(ephemeris, { ayanamsa: "lahiri" }, jdTt);
}

const { zodiac: _, positions, lilith: __, ...ofWindow } = windowConventionsSchema.shape;

/** The conventions of a window's events. */
export const searchConventionsSchema = z
  .object({
    zodiac: z.enum(["sidereal", "tropical"]).meta({ name: "ZodiacSearched" }),
    ayanamsa: z.enum(["lahiri", "none"]).meta({ name: "AyanamsaSearched", description: "Read at each event" }),
    nodeType: z.literal("mean"),
    positions,
    ...ofWindow,
  })
  .meta({ name: "VedicSearchConventions" });

export function presentSearch(
  { window, engine }: Pick<VedicMonth, "window" | "engine">,
  system: CoordinateSystem,
): DraftOf<typeof searchConventionsSchema> {
  const { zodiac: _zodiac, lilith: _lilith, ...conventions } = presentWindowConventions(window, engine);
  return {
    ...conventions,
    zodiac: system,
    ayanamsa: system === "sidereal" ? "lahiri" : "none",
    nodeType: "mean",
    positions: POSITIONS,
  };
}

/** The sky's name of a graha; its two nodes are Rahu and Ketu here. */
export function bodyOfGraha(id: GrahaId): BodyId {
  if (id === "rahu") return "north-node";
  return id === "ketu" ? "south-node" : id;
}

export function grahaOfBody(body: BodyId): GrahaId {
  if (body === "north-node") return "rahu";
  if (body === "south-node") return "ketu";
  return at(
    GRAHA_IDS.filter((id) => id === body),
    0,
  );
}
