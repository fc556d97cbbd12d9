import { formatIsoUtc } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import type { z } from "zod";
import { presentConventions } from "../chart/present";
import type { windowConventionsSchema } from "./schema";
import type { LocalWindow } from "./window";

export interface Engine {
  readonly name: string;
  readonly version: string;
}

export function engineOf(ephemeris: Ephemeris): Engine {
  return { name: ephemeris.name, version: ephemeris.version };
}

export function presentWindowConventions(
  window: LocalWindow,
  engine: Engine,
): z.output<typeof windowConventionsSchema> {
  const { utc, ...conventions } = presentConventions(window.start, engine);
  return { ...conventions, window: { from: utc, to: formatIsoUtc(window.toEpochMs) } };
}
