import {
  answerableWindow,
  type Ephemeris,
  extremaOf,
  rootsOf,
  type ScalarFunction,
  type SearchWindow,
} from "@almagest/ephemeris";
import { type DeclinationMotion, declinationMotion } from "./declination-motion";
import { type BodyPair, type EventSearch, inOrderOfTime, pairsOf, type SkyPoint, skyPointOf } from "./point";
import { partsWithinReach } from "./reach";
import { rememberedSky } from "./remembered-sky";

export type ParallelKind = "parallel" | "contraparallel";

/** Two bodies on one declination, or on equal ones north and south of the equator: exactly, or as near as they come. */
export interface DeclinationEvent extends BodyPair {
  readonly jdTt: number;
  readonly kind: ParallelKind;
  /** False for a closest approach: the two turn before they meet. */
  readonly exact: boolean;
  readonly firstDeclinationDeg: number;
  readonly secondDeclinationDeg: number;
  /** Of the declinations from one another, or of their sum from zero. */
  readonly orbDeg: number;
}

export interface DeclinationSearch extends EventSearch {
  /** Closest approaches up to this orb count. */
  readonly orbDeg: number;
}

/**
 * Every parallel and contraparallel among the bodies in the window, and every least orb up to `orbDeg` at which two
 * bodies turn back, in order of time, then of the pairs. Apparent declinations of date; instants within 2 ms.
 */
export function declinationEvents(ephemeris: Ephemeris, search: DeclinationSearch): readonly DeclinationEvent[] {
  const sky = rememberedSky(ephemeris);
  const found = pairsOf(search.bodies).flatMap((pair) => [
    ...eventsOfPair(sky, { ...pair, kind: "parallel" }, search),
    ...eventsOfPair(sky, { ...pair, kind: "contraparallel" }, search),
  ]);
  return inOrderOfTime(found);
}

interface PairAndKind extends BodyPair {
  readonly kind: ParallelKind;
}

function eventsOfPair(
  ephemeris: Ephemeris,
  wanted: PairAndKind,
  search: DeclinationSearch,
): readonly DeclinationEvent[] {
  const first = declinationOf(ephemeris, skyPointOf(wanted.first, search.nodeType));
  const second = declinationOf(ephemeris, skyPointOf(wanted.second, search.nodeType));
  const sign = wanted.kind === "parallel" ? -1 : 1;
  const gap: Gap = {
    deg: (jdTt) => first.deg(jdTt) + sign * second.deg(jdTt),
    degPerDay: (jdTt) => first.degPerDay(jdTt) + sign * second.degPerDay(jdTt),
    topDegPerDay: first.topDegPerDay + second.topDegPerDay,
    stepDays: Math.min(first.stepDays, second.stepDays),
  };
  const window = answerableWindow(ephemeris, search.window);
  return partsToSearch(gap, window, search.orbDeg)
    .flatMap((part) => eventsIn(gap, part, search.orbDeg))
    .map((event) => ({
      ...wanted,
      ...event,
      firstDeclinationDeg: first.deg(event.jdTt),
      secondDeclinationDeg: second.deg(event.jdTt),
      orbDeg: Math.abs(gap.deg(event.jdTt)),
    }));
}

interface Found {
  readonly jdTt: number;
  readonly exact: boolean;
}

function eventsIn(gap: Gap, window: SearchWindow, orbDeg: number): readonly Found[] {
  const search = { window, stepDays: gap.stepDays, slope: gap.degPerDay };
  const exact = rootsOf(gap.deg, { ...search, topSlopePerDay: gap.topDegPerDay }).map((jdTt) => ({
    jdTt,
    exact: true,
  }));
  const nearMisses = extremaOf(gap.deg, search)
    .filter(({ value, kind }) => Math.abs(value) <= orbDeg && (kind === "minimum" ? value > 0 : value < 0))
    .map(({ jdTt }) => ({ jdTt, exact: false }));
  return [...exact, ...nearMisses];
}

/** The parts of the window in which the gap can be within the orb. */
function partsToSearch(gap: Gap, window: SearchWindow, orbDeg: number): readonly SearchWindow[] {
  const motion = {
    at: gap.deg,
    slowestPerDay: -gap.topDegPerDay,
    fastestPerDay: gap.topDegPerDay,
    change: (from: number, to: number) => to - from,
  };
  return partsWithinReach(motion, window, ({ lowest, highest }) => lowest <= orbDeg && highest >= -orbDeg);
}

/** A declination, or what is between two of them. */
interface Gap extends DeclinationMotion {
  readonly deg: ScalarFunction;
  readonly degPerDay: ScalarFunction;
}

/** The point opposite a body has its declination with the other sign. */
function declinationOf(ephemeris: Ephemeris, { sky, opposite }: SkyPoint): Gap {
  const side = opposite ? -1 : 1;
  return {
    deg: (jdTt) => side * ephemeris.equatorial(sky, jdTt).declinationDeg,
    degPerDay: (jdTt) => side * ephemeris.equatorial(sky, jdTt).declinationSpeedDegPerDay,
    ...declinationMotion(sky),
  };
}
