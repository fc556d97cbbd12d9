import type { Ephemeris } from "@almagest/ephemeris";

/** The engine that computed the sky, as answers name it. */
export interface Engine {
  readonly name: string;
  readonly version: string;
}

export function engineOf({ name, version }: Ephemeris): Engine {
  return { name, version };
}
