import { type BirthSpan, daysBetween, localDateTime } from "@almagest/civil-time";
import {
  type AngleMotion,
  type AngleTrack,
  type Ephemeris,
  longitudeTrack,
  normalizeDeg,
  stations,
} from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import type { UncertainRequest } from "@almagest/operation";
import {
  angleBorders,
  BODY_IDS,
  type BodyId,
  type Border,
  bodyOf,
  type Changes,
  type ChartBody,
  chartBodies,
  clockReaches,
  evenBorders,
  isBehindSun,
  type Member,
  type SearchedSky,
  signOf,
} from "@almagest/sky";
import { type OpenBirth, type OpenBirthInput, openBirth } from "../../birth-time/open-birth";
import { type OpenPoint, openPoint } from "../../birth-time/open-point";
import { askedAt, longitudeDegOf, type PointSearch, pointSearch, sourceOf } from "../../birth-time/search";
import { isNode } from "../../chart/aspects";
import { TROPICAL_YEAR_DAYS } from "../instant";
import type { ProgressionsInput } from "../progressions-compute";

export type OpenProgressionInput = UncertainRequest<ProgressionsInput, "time"> & OpenBirthInput;

/**
 * A birth whose time is open, with the sky of its span and of the span that stands for a date in life. As the target is
 * the clock time of birth, a day of births has one distance to it in whole days, and midnight makes it a day less.
 */
export interface ProgressedSpan {
  readonly birth: OpenBirth<OpenProgressionInput>;
  readonly sky: SearchedSky;
  readonly search: PointSearch;
  /** Mean tropical years of life to the target, which are days after birth; negative before it. */
  readonly yearsAt: (epochMs: number) => number;
  /** Those that the span has: one, or two where it goes past midnight. */
  readonly years: readonly number[];
  /** The midnights within it. */
  readonly midnights: readonly Border[];
}

export function progressedSpan(ephemeris: Ephemeris, input: OpenProgressionInput): ProgressedSpan {
  const { timezone, targetDate, nodeType } = input;
  const yearsAt = (epochMs: number): number =>
    daysBetween(localDateTime(epochMs, timezone).slice(0, 10), targetDate) / TROPICAL_YEAR_DAYS;
  const yearsOf = ({ fromEpochMs, toEpochMs }: BirthSpan): readonly number[] => [
    ...new Set([fromEpochMs, toEpochMs].map(yearsAt)),
  ];
  const { birth, sky } = openBirth(ephemeris, input, (span) =>
    yearsOf(span).map((years) => {
      const [from, to] = [span.fromEpochMs, span.toEpochMs].map((epochMs) => ephemeris.timeScales(epochMs).jdTt);
      return { fromJdTt: (from ?? 0) + years, toJdTt: (to ?? 0) + years };
    }),
  );
  return {
    birth,
    sky,
    search: pointSearch(sky, { nodeType }),
    yearsAt,
    years: yearsOf(birth.span),
    midnights: clockReaches(birth.span, [0]).map((epochMs) => ({ epochMs, doubtMs: 1 })),
  };
}

/** A track that is read so many days later. */
export function shifted({ motion, at }: AngleTrack, days: number): AngleTrack {
  return { motion, at: (jdTt) => at(jdTt + days) };
}

/** The sum of some angles less others. */
export function sumOf(added: readonly AngleTrack[], taken: readonly AngleTrack[]): AngleTrack {
  const total = (of: (track: AngleTrack) => number, less: (track: AngleTrack) => number): number =>
    added.reduce((sum, track) => sum + of(track), 0) - taken.reduce((sum, track) => sum + less(track), 0);
  const motion: AngleMotion = {
    slowestDegPerDay: total(
      ({ motion: own }) => own.slowestDegPerDay,
      ({ motion: own }) => own.fastestDegPerDay,
    ),
    fastestDegPerDay: total(
      ({ motion: own }) => own.fastestDegPerDay,
      ({ motion: own }) => own.slowestDegPerDay,
    ),
    stepDays: Math.min(...[...added, ...taken].map(({ motion: own }) => own.stepDays)),
  };
  return {
    motion,
    at: (jdTt) => {
      const at = (track: AngleTrack) => track.at(jdTt);
      return {
        angleDeg: normalizeDeg(
          total(
            (track) => at(track).angleDeg,
            (track) => at(track).angleDeg,
          ),
        ),
        speedDegPerDay: total(
          (track) => at(track).speedDegPerDay,
          (track) => at(track).speedDegPerDay,
        ),
      };
    },
  };
}

/** The longitude of a body, tropical. */
export function trackOf({ sky, search }: Pick<ProgressedSpan, "sky" | "search">, id: BodyId): AngleTrack {
  const { motion, at } = longitudeTrack(sky.near, sourceOf(id, search));
  if (id !== "south-node") return { motion, at };
  return {
    motion,
    at: (jdTt) => {
      const { angleDeg, speedDegPerDay } = at(jdTt);
      return { angleDeg: normalizeDeg(angleDeg + 180), speedDegPerDay };
    },
  };
}

/** The instants at which a track, which differs by the years to the target, passes any of some angles. */
export function bordersOf(
  span: ProgressedSpan,
  trackAfter: (years: number) => AngleTrack,
  anglesDeg: readonly number[],
): readonly Border[] {
  const passages = span.years.flatMap((count) => {
    const track = trackAfter(count);
    const reached = reachedBy(track, span, anglesDeg);
    return reached.length === 0 ? [] : angleBorders(span.sky, track, reached);
  });
  return [...span.midnights, ...passages];
}

const MARGIN_DEG = 0.01;

/** The angles that the bounds of its motion let a track come to: most pairs of bodies come to none. */
function reachedBy(track: AngleTrack, { birth }: ProgressedSpan, anglesDeg: readonly number[]): readonly number[] {
  const days = birth.to.jdTt - birth.from.jdTt;
  const { slowestDegPerDay, fastestDegPerDay } = track.motion;
  const { angleDeg } = track.at(birth.from.jdTt);
  const lowestDeg = angleDeg + Math.min(0, slowestDegPerDay * days) - MARGIN_DEG;
  const highestDeg = angleDeg + Math.max(0, fastestDegPerDay * days) + MARGIN_DEG;
  return anglesDeg.filter((deg) => normalizeDeg(deg - lowestDeg) <= highestDeg - lowestDeg);
}

/** The longitude of a body in the progressed sky of a birth. */
export function progressedDeg(
  { yearsAt, search }: ProgressedSpan,
  id: BodyId,
  { sky, epochMs }: { readonly sky: Ephemeris; readonly epochMs: number },
): number {
  const jdTt = askedAt(sky, epochMs).jdTt + yearsAt(epochMs);
  return longitudeDegOf({ sky, jdTt }, id, search);
}

export function progressedSign(span: ProgressedSpan, id: BodyId, path: string): Member {
  return {
    member: `${path}.sign`,
    borders: bordersOf(span, (years) => shifted(trackOf(span, id), years), evenBorders(30)),
    valueAt: (sky, epochMs) => signs[signOf(progressedDeg(span, id, { sky, epochMs }))].en,
  };
}

/** The directions of the bodies that may turn. */
export function progressedDirections(
  span: ProgressedSpan,
  named: readonly { readonly id: BodyId; readonly path: string }[],
): readonly Member[] {
  const { sky, years, search, yearsAt, birth, midnights } = span;
  const windows = years.map((count) => ({
    count,
    window: { fromJdTt: birth.from.jdTt + count, toJdTt: birth.to.jdTt + count },
  }));
  return named.flatMap(({ id, path }): readonly Member[] => {
    if (isNode(id) || id === "sun" || id === "moon" || id === "lilith") return [];
    if (windows.some(({ window }) => isBehindSun(sky.near, sourceOf(id, { nodeType: "mean" }), window))) return [];
    const source = sourceOf(id, search);
    const turns = windows.flatMap(({ count, window }) =>
      stations(sky.near, { body: source, window }).map(({ jdTt }) => ({
        epochMs: sky.near.epochMillisecondsOf(jdTt - count),
        doubtMs: STATION_DOUBT_MS,
      })),
    );
    return [
      {
        member: `${path}.isRetrograde`,
        borders: [...midnights, ...turns],
        valueAt: (asked, epochMs) => {
          const jdTt = askedAt(asked, epochMs).jdTt + yearsAt(epochMs);
          return asked.ecliptic(source, jdTt).longitudeSpeedDegPerDay < 0;
        },
      },
    ];
  });
}

/** An engine's speed near its zero may be wrong for so long. */
const STATION_DOUBT_MS = 120_000;

export type OpenBodyOf = OpenPoint<ChartBody> & { readonly id: BodyId };

/** The bodies at both ends of the span, so many days after birth, with what was found of them. */
export function bodiesThrough(
  { birth, sky, search }: ProgressedSpan,
  path: string,
  { changes, days }: { readonly changes: Changes; readonly days: readonly [number, number] },
): readonly OpenBodyOf[] {
  const first = chartBodies(sky.ephemeris, birth.from.jdTt + days[0], search.nodeType);
  const last = chartBodies(sky.ephemeris, birth.to.jdTt + days[1], search.nodeType);
  return BODY_IDS.map((id) => {
    const ends = { from: bodyOf(first, id), to: bodyOf(last, id) };
    const point = openPoint(ends, `${path}.${id}`, { changes, fromEpochMs: birth.span.fromEpochMs });
    return { ...point, id, isRetrograde: isNode(id) ? undefined : point.isRetrograde };
  });
}

/** The distance to the target at the earliest and at the latest birth. */
export function daysAtEnds({ birth, yearsAt }: ProgressedSpan): readonly [number, number] {
  return [yearsAt(birth.span.fromEpochMs), yearsAt(birth.span.toEpochMs)];
}
