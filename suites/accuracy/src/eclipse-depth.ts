import type { Eclipse, LunarEclipse, SolarEclipse } from "@almagest/ephemeris";
import { EARTH_AU, MOON_AU, type Shadow, SUN_AU } from "./eclipse-shadow";

/** The Earth's shadow grows by a hundredth of the Earth for its air (Danjon), as in tools/jpl_events.py. */
const SHADOWED_EARTH_AU = 1.01 * EARTH_AU;
/** The Moon to the bottoms of its valleys, through which the Sun shines last: NASA's canon, k = 0.272281. */
const VALLEYS_AU = 0.272281 * EARTH_AU;
/** The radius of the Earth about which the limb of an eclipse seen at high latitudes lies, in equatorial ones. */
const LIMB = 0.9972;

/** Kind and depth of an eclipse, drawn only from distances of Sun, Moon and the shadow's axis. */
export interface Depth {
  readonly kind: Eclipse["kind"];
  readonly magnitude: number;
}

/** By the cones of the Earth's shadow. Source: Explanatory Supplement to the Astronomical Almanac (1992), 8.3. */
export function lunarDepth({ distance, middle }: Shadow): Depth & Pick<LunarEclipse, "umbralMagnitude"> {
  const { sunAu, moonAu } = middle;
  const cone = (radii: number): number => (moonAu * radii) / sunAu;
  const umbra = SHADOWED_EARTH_AU - cone(SUN_AU - EARTH_AU);
  const penumbra = SHADOWED_EARTH_AU + cone(SUN_AU + EARTH_AU);
  const covered = (radius: number): number => (radius + MOON_AU - distance * EARTH_AU) / (2 * MOON_AU);
  const umbralMagnitude = covered(umbra);
  const kind = umbralMagnitude >= 1 ? "total" : umbralMagnitude > 0 ? "partial" : "penumbral";
  return { kind, umbralMagnitude, magnitude: kind === "penumbral" ? covered(penumbra) : umbralMagnitude };
}

/**
 * By the Moon's shadow on a sphere: the ratio of the discs where the axis meets it, at greatest eclipse and at both ends
 * of the path; of an axis that misses it the covered part of the Sun's diameter at the limb.
 */
export function solarDepth(shadow: Shadow): Depth & Pick<SolarEclipse, "central"> {
  const { distance, middle, ends } = shadow;
  const central = distance < LIMB;
  if (!central) return { ...partialDepth(shadow), central };
  const height = Math.sqrt(1 - distance ** 2) * EARTH_AU;
  const magnitude = ratioAt(middle, height);
  const atEnds = ends.map((end) => ratioAt(end, 0));
  if (magnitude < 1) return { kind: "annular", magnitude, central };
  return { kind: atEnds.every((ratio) => ratio >= 1) ? "total" : "hybrid", magnitude, central };
}

/** The Moon's disc in Sun's, from a height above the Earth's centre toward them. */
function ratioAt({ sunAu, moonAu }: Shadow["middle"], heightAu: number): number {
  return Math.asin(VALLEYS_AU / (moonAu - heightAu)) / Math.asin(SUN_AU / (sunAu - heightAu));
}

function partialDepth({ distance, middle: { sunAu, moonAu } }: Shadow): Depth {
  const apart = sunAu - moonAu;
  const penumbra = MOON_AU + (moonAu * (SUN_AU + MOON_AU)) / apart;
  const umbra = MOON_AU - (moonAu * (SUN_AU - MOON_AU)) / apart;
  const beyond = (distance - LIMB) * EARTH_AU;
  const magnitude = (penumbra - beyond) / (penumbra - umbra);
  if (beyond > Math.abs(umbra)) return { kind: "partial", magnitude };
  return { kind: umbra > 0 ? "total" : "annular", magnitude };
}
