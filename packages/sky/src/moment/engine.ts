import type { Ephemeris, SiderealZodiac, Viewing } from "@almagest/ephemeris";

/** The engine that computed the sky, as answers name it. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Of a sky that was read in another zodiac than the tropical one. */
  readonly zodiac?: SiderealZodiac;
  /** Of a sky that was seen in another way than the geocentric apparent one. */
  readonly viewing?: Viewing;
  /** Of a sky whose Black Moon is another than the mean apogee. */
  readonly apogee?: "osculating-apogee";
  /** Of the chart of a harmonic. */
  readonly harmonic?: number;
}

export function engineOf({ name, version, zodiac, viewing, apogee, harmonic }: Ephemeris): Engine {
  return {
    name,
    version,
    ...(zodiac === undefined ? {} : { zodiac }),
    ...(viewing === undefined ? {} : { viewing }),
    ...(harmonic === undefined ? {} : { harmonic }),
    ...(apogee === undefined ? {} : { apogee }),
  };
}
