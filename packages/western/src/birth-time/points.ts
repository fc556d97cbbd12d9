import { signs } from "@almagest/i18n/astrology";
import { directionBorders, type Member, passesBehindSun, signOf } from "@almagest/sky";
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

function isDirectionTold(search: PointSearch, point: ChartPoint): boolean {
  return !STEADY.includes(point) && !passesBehindSun(search.sky, sourceOf(point, { nodeType: "mean" }));
}
