import {
  type Crossing,
  type Direction,
  type Ephemeris,
  type LongitudeSearch,
  longitudeCrossings,
  normalizeDeg,
  SETTLED_WITHIN_DAYS,
  type SearchWindow,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type BodyStation, isPlanet, PLANET_IDS, type PlanetId, signAfter, signAt } from "@almagest/sky";
import { edgesOf, type Visit, visitsAmong } from "@almagest/western/facts";
import type { Ingress, MajorAspect, TransitToNatal } from "./event";
import type { NatalPlace } from "./natal";

/** A body that turns within this distance of an exact aspect, without reaching it, makes a separate event. */
export const NEAR_MISS_ORB_DEG = 1;

/** The longitudes ahead of a natal place at which a body makes an aspect to it. */
const ASPECT_SHIFTS_DEG = [
  ["conjunction", 0],
  ["sextile", 60],
  ["sextile", 300],
  ["square", 90],
  ["square", 270],
  ["trine", 120],
  ["trine", 240],
  ["opposition", 180],
] as const satisfies readonly (readonly [MajorAspect, number])[];

/** A longitude at which a moving body aspects a natal one. */
export interface Target {
  readonly natal: PlanetId;
  readonly aspect: MajorAspect;
  /** [0, 360) */
  readonly longitudeDeg: number;
  /** Of the arc that begins there, where the time of birth is open. */
  readonly widthDeg?: number;
}

export interface Timed<Found> {
  readonly jdTt: number;
  readonly happening: Found;
}

export function targetsOf(natal: readonly NatalPlace[]): readonly Target[] {
  return natal.flatMap(({ id, longitudeDeg }) =>
    ASPECT_SHIFTS_DEG.map(([aspect, shiftDeg]) => ({
      natal: id,
      aspect,
      longitudeDeg: normalizeDeg(longitudeDeg + shiftDeg),
    })),
  );
}

const SETTLED_WITHIN_MS = SETTLED_WITHIN_DAYS * 86_400_000;

const SIGN_STARTS_DEG = Array.from({ length: 12 }, (_, index0) => 30 * index0);

/** A root is found in fewer steps where it is looked for in a few days at a time; only the Moon has many. */
const MOON_STRETCH_DAYS = 3;

/**
 * Every exact major aspect of Sun to Pluto to a natal place in the window, repeated passes included, and every change of
 * sign: one search for each body. Each instant is enclosed within 2 ms.
 */
export function exactCrossings(
  ephemeris: Ephemeris,
  window: SearchWindow,
  targets: readonly Target[],
): readonly Timed<TransitToNatal | Ingress>[] {
  const byLongitude = new Map<number, Target[]>();
  for (const target of targets) {
    byLongitude.set(target.longitudeDeg, [...(byLongitude.get(target.longitudeDeg) ?? []), target]);
  }
  const longitudesDeg = [...byLongitude.keys(), ...SIGN_STARTS_DEG];
  return PLANET_IDS.flatMap((body) =>
    crossingsOf(ephemeris, { body, longitudesDeg, window }).flatMap((crossing) => [
      ...(byLongitude.get(crossing.angleDeg) ?? []).map(({ natal, aspect }) => ({
        jdTt: crossing.jdTt,
        happening: { type: "transit-aspect" as const, body, natal, aspect, orbDeg: 0 },
      })),
      ...ingressesOf(body, crossing),
    ]),
  );
}

/** The crossings of longitudes by one body, in order of time, settled to the second. */
function crossingsOf(
  ephemeris: Ephemeris,
  { body, longitudesDeg, window }: Omit<LongitudeSearch, "isSettled"> & { readonly body: PlanetId },
): readonly Crossing[] {
  const isSettled = (jdTt: number): boolean => hasOneSecond(ephemeris.epochMillisecondsOf(jdTt));
  return stretchesOf(body, window).flatMap((stretch) =>
    longitudeCrossings(ephemeris, { body, longitudesDeg, window: stretch, isSettled }),
  );
}

function ingressesOf(body: PlanetId, { jdTt, angleDeg, motion }: Crossing): readonly Timed<Ingress>[] {
  return angleDeg % 30 === 0 ? [{ jdTt, happening: ingressAt(body, angleDeg, motion) }] : [];
}

/** A transit to a place that is known as an arc: the visit of the mover in which it is exact. */
export interface TimedVisit {
  readonly visit: Visit;
  readonly happening: TransitToNatal;
}

/** As `exactCrossings`, to arcs: the width is that of the natal place. */
export function crossingsOfArcs(
  ephemeris: Ephemeris,
  window: SearchWindow,
  targets: readonly (Target & { readonly widthDeg: number })[],
): { readonly visits: readonly TimedVisit[]; readonly ingresses: readonly Timed<Ingress>[] } {
  const arcs = targets.map(({ longitudeDeg, widthDeg }) => ({ lowDeg: longitudeDeg, widthDeg }));
  const longitudesDeg = [...new Set([...edgesOf(arcs), ...SIGN_STARTS_DEG])];
  const found = PLANET_IDS.map((body) => ({
    body,
    crossings: crossingsOf(ephemeris, { body, longitudesDeg, window }),
  }));
  return {
    visits: found.flatMap(({ body, crossings }) =>
      visitsAmong(crossings, ephemeris.ecliptic(body, window.fromJdTt), arcs).flatMap((visits, target0) => {
        const { natal, aspect } = at(targets, target0);
        const happening: TransitToNatal = { type: "transit-aspect", body, natal, aspect, orbDeg: 0 };
        return visits.map((visit) => ({ visit, happening }));
      }),
    ),
    ingresses: found.flatMap(({ body, crossings }) => crossings.flatMap((crossing) => ingressesOf(body, crossing))),
  };
}

/** Instants are told to the whole second, which changes halfway between two: whether that is far enough. */
function hasOneSecond(epochMs: number): boolean {
  const intoSecondMs = epochMs - 1000 * Math.floor(epochMs / 1000);
  return Math.abs(intoSecondMs - 500) > SETTLED_WITHIN_MS;
}

function ingressAt(body: PlanetId, borderDeg: number, motion: Direction): Ingress {
  const above = signAt(Math.round(borderDeg / 30));
  return { type: "sign-ingress", body, sign: motion === "direct" ? above : signAfter(above, -1), motion };
}

/** Half-open stretches that tile the window: nothing at a seam is lost or found twice. */
function stretchesOf(body: PlanetId, window: SearchWindow): readonly SearchWindow[] {
  if (body !== "moon") return [window];
  const { fromJdTt, toJdTt } = window;
  const count = Math.max(1, Math.ceil((toJdTt - fromJdTt) / MOON_STRETCH_DAYS));
  const seam = (index0: number): number =>
    index0 === count ? toJdTt : fromJdTt + ((toJdTt - fromJdTt) * index0) / count;
  return Array.from({ length: count }, (_, index0) => ({ fromJdTt: seam(index0), toJdTt: seam(index0 + 1) }));
}

/**
 * A body that turns short of an aspect. A natal place does not move, so that the distance to it is least either where
 * it is exact or at a station: the last degree before the one that is reached from the other side.
 */
export function missedTransits(
  stations: readonly BodyStation[],
  targets: readonly Target[],
): readonly Timed<TransitToNatal>[] {
  return stations.flatMap(({ jdTt, body, becomes, longitudeDeg }) => {
    if (!isPlanet(body)) return [];
    return targets.flatMap(({ natal, aspect, longitudeDeg: targetDeg, widthDeg = 0 }) => {
      const sign = becomes === "retrograde" ? 1 : -1;
      const [one, other] = [targetDeg, targetDeg + widthDeg].map(
        (deg) => sign * signedDifferenceDeg(deg, longitudeDeg),
      );
      const [nearestDeg, farthestDeg] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
      if (nearestDeg <= 0 || farthestDeg > NEAR_MISS_ORB_DEG) return [];
      return [{ jdTt, happening: { type: "transit-aspect" as const, body, natal, aspect, orbDeg: farthestDeg } }];
    });
  });
}
