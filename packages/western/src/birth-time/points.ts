import { type Ephemeris, type SearchWindow, separationDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { directionBorders, type Member, signOf } from "@almagest/sky";
import {
  askedAt,
  type ChartPoint,
  houseBorders,
  houseOfBody,
  longitudeDegOf,
  type NatalSearch,
  type PointSearch,
  sourceOf,
} from "./search";

/** A point with its path in the answer: `asteroids.ceres`. */
export interface NamedPoint {
  readonly point: ChartPoint;
  readonly path: string;
}

/** The signs of points, then the directions of those that may turn, in their order. */
export function pointMembers(search: PointSearch, points: readonly NamedPoint[]): readonly Member[] {
  return [
    ...points.map((point) => signMember(search, point)),
    ...points.filter(({ point }) => isDirectionTold(search, point)).map((point) => directionMember(search, point)),
  ];
}

export function signMember(search: PointSearch, { point, path }: NamedPoint): Member {
  return {
    member: `${path}.sign`,
    borders: search.ofSigns(point),
    valueAt: (sky, epochMs) => signs[signOf(longitudeDegOf(askedAt(sky, epochMs), point, search))].en,
  };
}

export function houseMember(search: NatalSearch, { point, path }: NamedPoint): Member {
  return {
    member: `${path}.house`,
    borders: houseBorders(search, point),
    valueAt: (sky, epochMs) => houseOfBody(askedAt(sky, epochMs), point, search),
  };
}

function directionMember(search: PointSearch, { point, path }: NamedPoint): Member {
  const source = sourceOf(point, search);
  return {
    member: `${path}.isRetrograde`,
    borders: directionBorders(search.sky, source),
    valueAt: (sky, epochMs) => {
      const { longitudeSpeedDegPerDay } = sky.ecliptic(source, askedAt(sky, epochMs).jdTt);
      return longitudeSpeedDegPerDay < 0;
    },
  };
}

/** Sun, Moon and the mean apogee never turn, and the nodes run back by rule. */
const STEADY: readonly ChartPoint[] = ["sun", "moon", "north-node", "south-node", "lilith", "mean-apogee"];

export function isDirectionTold(search: PointSearch, point: ChartPoint): boolean {
  const [fromJdTt = 0, toJdTt = 0] = [search.sky.span.fromEpochMs, search.sky.span.toEpochMs].map(
    (epochMs) => search.sky.near.timeScales(epochMs).jdTt,
  );
  return !STEADY.includes(point) && !isBehindSun(search.sky.near, point, { fromJdTt, toJdTt });
}

/** Around the Sun's disc, with a margin. */
const DISC_DEG = 0.4;
const DISC_READINGS = 13;

/**
 * Whether a body passes behind the Sun's disc, which bends its light: an engine's speed of it leaps back and forth for
 * hours, and nothing is told of its direction.
 */
export function isBehindSun(near: Ephemeris, point: ChartPoint, { fromJdTt, toJdTt }: SearchWindow): boolean {
  return Array.from({ length: DISC_READINGS }, (_, part) => {
    const jdTt = fromJdTt + (part / (DISC_READINGS - 1)) * (toJdTt - fromJdTt);
    const [sun, other] = [near.ecliptic("sun", jdTt), near.ecliptic(sourceOf(point, { nodeType: "mean" }), jdTt)];
    const apartDeg = Math.hypot(separationDeg(sun.longitudeDeg, other.longitudeDeg), other.latitudeDeg);
    return apartDeg < DISC_DEG && other.distanceAu > sun.distanceAu;
  }).some((isBehind) => isBehind);
}
