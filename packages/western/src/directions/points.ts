import { normalizeDeg } from "@almagest/ephemeris";
import { asinDeg, atan2Deg, cosDeg, type EquatorialPlace, sinDeg, tanDeg } from "../map-lines/sphere";

/** The aspects of Ptolemy, by their angle in degrees. */
export const PTOLEMAIC = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
export type PtolemaicAspect = keyof typeof PTOLEMAIC;
export const PTOLEMAIC_ASPECTS = [
  "conjunction",
  "sextile",
  "square",
  "trine",
  "opposition",
] as const satisfies readonly PtolemaicAspect[];

/** A ray is cast with the order of the signs (sinister) or against it (dexter). */
export const RAYS = ["sinister", "dexter"] as const;
export type Ray = (typeof RAYS)[number];

export interface AspectRay {
  readonly aspect: PtolemaicAspect;
  /** Undefined for conjunction and opposition, which have one ray. */
  readonly ray: Ray | undefined;
  /** Its place from its body, in the order of the signs: -120 to 180. */
  readonly angleDeg: number;
}

export function raysOf(asked: readonly PtolemaicAspect[] | undefined): readonly AspectRay[] {
  const aspects = PTOLEMAIC_ASPECTS.filter((aspect) => asked === undefined || asked.includes(aspect));
  return aspects.flatMap((aspect): AspectRay[] => {
    const angleDeg = PTOLEMAIC[aspect];
    if (angleDeg === 0 || angleDeg === 180) return [{ aspect, ray: undefined, angleDeg }];
    return RAYS.map((ray) => ({ aspect, ray, angleDeg: ray === "sinister" ? angleDeg : -angleDeg }));
  });
}

/** A body of the birth by both of its places, of date. */
export interface NatalPoint extends EquatorialPlace {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Whose ecliptic latitude counts in a direction in the zodiac. */
export const LATITUDES = ["none", "promissor", "significator", "both"] as const;
export type LatitudeOf = (typeof LATITUDES)[number];

/** The latitude of an aspect of a body that has one: in the ecliptic, on Bianchini's circle, or the body's own. */
export const ASPECT_LATITUDES = ["none", "bianchini", "same"] as const;
export type AspectLatitude = (typeof ASPECT_LATITUDES)[number];

/**
 * The latitude of an aspect's place. Bianchini casts it on the great circle through the body that is farthest from the
 * ecliptic there: sin b' = sin b cos(aspect), so that a square has none and an opposition the contrary one.
 */
export function aspectLatitudeDeg(latitudeDeg: number, { angleDeg }: AspectRay, rule: AspectLatitude): number {
  if (angleDeg === 0 || rule === "same") return latitudeDeg;
  return rule === "none" ? 0 : asinDeg(sinDeg(latitudeDeg) * cosDeg(angleDeg));
}

/** The place on the equator of a place on the ecliptic. Meeus, Astronomical Algorithms (2nd ed.), 13.3 and 13.4. */
export function equatorialOf(
  { longitudeDeg, latitudeDeg }: { readonly longitudeDeg: number; readonly latitudeDeg: number },
  obliquityDeg: number,
): EquatorialPlace {
  const across = sinDeg(longitudeDeg) * cosDeg(obliquityDeg) - tanDeg(latitudeDeg) * sinDeg(obliquityDeg);
  const up =
    sinDeg(latitudeDeg) * cosDeg(obliquityDeg) + cosDeg(latitudeDeg) * sinDeg(obliquityDeg) * sinDeg(longitudeDeg);
  return {
    rightAscensionDeg: normalizeDeg(atan2Deg(across, cosDeg(longitudeDeg))),
    declinationDeg: asinDeg(up),
  };
}
