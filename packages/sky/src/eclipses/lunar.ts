import type { Ephemeris } from "@almagest/ephemeris";
import { aboveZero, around, greatestAt } from "./contacts";
import { EARTH_AU, MOON_AU, SUN_AU } from "./discs";
import { dot, lengthOf, type Vector, vectorOf } from "./vector";

/**
 * The Earth's shadow with its air, as a multiple of that without. Both figures make the magnitudes those
 * of Swiss Ephemeris, which are fitted to NASA's canon: 1.02 · 0.99405 and 1.02 · 0.98813.
 */
const UMBRA_WIDENED = 1.013931;
const PENUMBRA_WIDENED = 1.0078926;

/** The Moon against the Earth's shadow. */
export interface LunarDepth {
  /** Part of the Moon's diameter in the umbra; negative outside, above 1 in totality. */
  readonly umbral: number;
  readonly penumbral: number;
}

/** One stage of an eclipse from its first to its last instant, in TT. */
export interface Stage<Name extends string> {
  readonly name: Name;
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

export type LunarStage = Stage<"penumbral" | "partial" | "total">;

/**
 * Both magnitudes at an instant, by the cones of the shadow where the Moon is.
 * Source: Explanatory Supplement to the Astronomical Almanac (1992), 8.3.
 */
export function lunarDepth(ephemeris: Ephemeris, jdTt: number): LunarDepth {
  const [sun, moon] = [geocentric(ephemeris, "sun", jdTt), geocentric(ephemeris, "moon", jdTt)];
  const sunAu = lengthOf(sun);
  const behindAu = -dot(moon, sun) / sunAu;
  const offAu = Math.sqrt(Math.max(0, dot(moon, moon) - behindAu ** 2));
  // both cones touch Sun and Earth; their radii are taken across the axis
  const [narrows, widens] = [(SUN_AU - EARTH_AU) / sunAu, (SUN_AU + EARTH_AU) / sunAu];
  const umbraAu = (UMBRA_WIDENED * (EARTH_AU - behindAu * narrows)) / Math.sqrt(1 - narrows ** 2);
  const penumbraAu = (PENUMBRA_WIDENED * (EARTH_AU + behindAu * widens)) / Math.sqrt(1 - widens ** 2);
  const within = (radiusAu: number): number => (radiusAu + MOON_AU - offAu) / (2 * MOON_AU);
  return { umbral: within(umbraAu), penumbral: within(penumbraAu) };
}

/** The stages of an eclipse of the Moon, the outermost first: the same for all places that see it. Within 5 s of Swiss Ephemeris. */
export function lunarStages(ephemeris: Ephemeris, maximumJdTt: number): readonly LunarStage[] {
  const depths = [
    ["penumbral", ({ penumbral }: LunarDepth) => penumbral],
    ["partial", ({ umbral }: LunarDepth) => umbral],
    ["total", ({ umbral }: LunarDepth) => umbral - 1],
  ] as const;
  const window = around(maximumJdTt);
  const top = greatestAt((jdTt) => lunarDepth(ephemeris, jdTt).penumbral, window);
  return depths.flatMap(([name, of]) => {
    const span = aboveZero((jdTt) => of(lunarDepth(ephemeris, jdTt)), window, top);
    return span === undefined ? [] : [{ name, fromJdTt: span[0], toJdTt: span[1] }];
  });
}

function geocentric(ephemeris: Ephemeris, body: "sun" | "moon", jdTt: number): Vector {
  const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.ecliptic(body, jdTt);
  return vectorOf(longitudeDeg, latitudeDeg, distanceAu);
}
