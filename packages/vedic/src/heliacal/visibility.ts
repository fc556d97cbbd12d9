import { normalizeDeg, relativeMotion, separationDeg } from "@almagest/ephemeris";
import { type Combustible, combustionOrbDeg } from "../tables/dignity";
import { GLANCE_DEG, glancing } from "./glance";
import { crossingNear, type Horizon, type Horizons, TURN_DEG_PER_DAY } from "./horizon";

/** The grahas that burn in the Sun's light, in canonical order. */
export const HELIACAL_GRAHAS = [
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
] as const satisfies readonly Combustible[];
export type HeliacalGraha = (typeof HELIACAL_GRAHAS)[number];

/** A graha and the Sun at the horizon on one day. */
export interface Sighting {
  /** East where it rises before the Sun, west where it sets after him. */
  readonly horizon: Horizon;
  /** The graha's own crossing, UT1. */
  readonly jdUt1: number;
  /** Arc of the equator between the two crossings; negative where the graha follows into the light. */
  readonly timeDeg: number;
  /** The least arc at which it is seen. */
  readonly kalamsaDeg: number;
  readonly isVisible: boolean;
  readonly isRetrograde: boolean;
  /** The short way round, [0, 180]. */
  readonly separationDeg: number;
}

/** A horizon and local midnight of the civil date asked about. */
export interface HeliacalPlace extends Horizons {
  /** 00:00 local of the date, UT1. */
  readonly midnightJdUt1: number;
}

/** A graha on the day that begins a number of days after the one asked about; undefined without a crossing. */
export function sightingOn(place: HeliacalPlace, graha: HeliacalGraha, day: number): Sighting | undefined {
  const { ephemeris, deltaTDays } = place;
  const midnightJdUt1 = place.midnightJdUt1 + day;
  const noonJdTt = midnightJdUt1 + 0.5 + deltaTDays;
  const behindDeg = normalizeDeg(
    ephemeris.ecliptic("sun", noonJdTt).longitudeDeg - ephemeris.ecliptic(graha, noonJdTt).longitudeDeg,
  );
  const horizon = behindDeg < 180 ? "east" : "west";
  const sunJdUt1 = sunOn(place, horizon, midnightJdUt1);
  const jdUt1 = sunJdUt1 && crossingNear(place, graha, { horizon, nearJdUt1: sunJdUt1 });
  if (sunJdUt1 === undefined || jdUt1 === undefined) return undefined;
  const own = ephemeris.ecliptic(graha, jdUt1 + deltaTDays);
  const sun = ephemeris.ecliptic("sun", jdUt1 + deltaTDays);
  const isRetrograde = own.longitudeSpeedDegPerDay < 0;
  const shortDeg = (horizon === "east" ? sunJdUt1 - jdUt1 : jdUt1 - sunJdUt1) * TURN_DEG_PER_DAY;
  // at opposition the nearest crossing may be the one half a turn the other way
  const timeDeg = shortDeg < -90 ? shortDeg + 360 : shortDeg;
  const kalamsaDeg = combustionOrbDeg(graha, isRetrograde);
  return {
    horizon,
    jdUt1,
    timeDeg,
    kalamsaDeg,
    isVisible: timeDeg >= kalamsaDeg,
    isRetrograde,
    separationDeg: separationDeg(own.longitudeDeg, sun.longitudeDeg),
  };
}

/** The Sun's crossing on a civil day. */
function sunOn(place: HeliacalPlace, horizon: Horizon, midnightJdUt1: number): number | undefined {
  const near = midnightJdUt1 + (horizon === "east" ? 0.25 : 0.75);
  const found = crossingNear(place, "sun", { horizon, nearJdUt1: near });
  if (found === undefined || (found >= midnightJdUt1 && found < midnightJdUt1 + 1)) return found;
  return crossingNear(place, "sun", { horizon, nearJdUt1: found + (found < midnightJdUt1 ? 1 : -1) });
}

export interface HeliacalEvent extends Sighting {
  /** Udaya: the first day it is seen. Asta: the first day it is not. */
  readonly kind: "udaya" | "asta";
}

/** A synodic period and a month, days. */
const SEARCH_DAYS = {
  moon: 60,
  mars: 810,
  mercury: 146,
  jupiter: 429,
  venus: 614,
  saturn: 408,
} as const satisfies Readonly<Record<HeliacalGraha, number>>;

/** The last change of the verdict up to the day asked about, and the first after it. */
export function eventsAround(
  place: HeliacalPlace,
  graha: HeliacalGraha,
  glanced: HeliacalPlace = glancing(place),
): { readonly last: HeliacalEvent | undefined; readonly next: HeliacalEvent | undefined } {
  const walk = { place, glanced, graha };
  return { last: changeFrom(walk, -1), next: changeFrom(walk, 1) };
}

interface Walk {
  readonly place: HeliacalPlace;
  /** The same place under a sky that costs no question and is nearly right. */
  readonly glanced: HeliacalPlace;
  readonly graha: HeliacalGraha;
}

/**
 * Walks day by day; where the arc cannot reach the kalamsa, days that cannot matter are left out. A glance settles the
 * days far from a change; the others, and those of the change itself, are looked at.
 */
function changeFrom(walk: Walk, way: 1 | -1): HeliacalEvent | undefined {
  const { place, graha } = walk;
  let day = 0;
  let sighting = sightingOn(place, graha, day);
  while (sighting !== undefined && Math.abs(day) <= SEARCH_DAYS[graha]) {
    const nextDay: number = day + way * quietDays(graha, sighting);
    const next = lookAt(walk, nextDay, sighting.isVisible);
    if (next === undefined) return undefined;
    if (next.isVisible !== sighting.isVisible) {
      // forward the later day shows the change, backward the one that was there before
      const changed = sightingOn(place, graha, way === 1 ? nextDay : day);
      return changed && { ...changed, kind: changed.isVisible ? "udaya" : "asta" };
    }
    day = nextDay;
    sighting = next;
  }
  return undefined;
}

/** A day at a glance, where that shows beyond doubt that the verdict stays as it was. */
function lookAt({ place, glanced, graha }: Walk, day: number, wasVisible: boolean): Sighting | undefined {
  const glance = graha === "moon" ? undefined : sightingOn(glanced, graha, day);
  return glance?.isVisible === wasVisible && isBeyondDoubt(glance) ? glance : sightingOn(place, graha, day);
}

/** The kalamsa of a Mercury or Venus who turns changes by two degrees, and the horizon at conjunction and opposition. */
function isBeyondDoubt({ timeDeg, kalamsaDeg, separationDeg: apart }: Sighting): boolean {
  return Math.abs(timeDeg - kalamsaDeg) > RETROGRADE_DEG + GLANCE_DEG && apart > SIDE_DEG && apart < 180 - SIDE_DEG;
}

/** A retrograde Mercury or Venus is seen this much sooner. */
const RETROGRADE_DEG = 2;
/** The Sun and a graha move by less between noon, when the side is told, and the crossing. */
const SIDE_DEG = 3;

/** Near the Sun a graha can pass from one horizon to the other with an arc on both. */
const NEAR_SUN_DEG = 20;
/** Fastest change of the arc for each degree a day in longitude and in latitude, up to 60 degrees north and south. */
const ARC_PER_LONGITUDE = 1.8;
const ARC_PER_LATITUDE = 2.8;
const TOP_LATITUDE_SPEED = { moon: 1.3, mars: 0.1, mercury: 0.4, jupiter: 0.02, venus: 0.3, saturn: 0.02 } as const;

/** Days, one at least, in which the verdict cannot change. */
function quietDays(graha: HeliacalGraha, { timeDeg, separationDeg: apart, kalamsaDeg }: Sighting): number {
  if (apart < NEAR_SUN_DEG) return 1;
  const { slowestDegPerDay, fastestDegPerDay } = relativeMotion(graha, "sun");
  const topDegPerDay = Math.max(Math.abs(slowestDegPerDay), Math.abs(fastestDegPerDay));
  const arcDegPerDay = ARC_PER_LONGITUDE * topDegPerDay + ARC_PER_LATITUDE * TOP_LATITUDE_SPEED[graha];
  const marginDeg = Math.abs(timeDeg - kalamsaDeg) - RETROGRADE_DEG - GLANCE_DEG;
  const untilNearSun = (apart - NEAR_SUN_DEG) / topDegPerDay;
  return Math.max(1, Math.floor(Math.min(marginDeg / arcDegPerDay, untilNearSun)));
}
