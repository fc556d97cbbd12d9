import type { Ephemeris, SiderealZodiac } from "@almagest/ephemeris";

/** The engine that computed the sky, as answers name it. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Of a sky that was read in another zodiac than the tropical one. */
  readonly zodiac?: SiderealZodiac;
}

export function engineOf({ name, version, zodiac }: Ephemeris): Engine {
  return zodiac === undefined ? { name, version } : { name, version, zodiac };
}
