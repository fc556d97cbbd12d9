import { type Ephemeris, elongationTrack, normalizeDeg } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  angleBorders,
  type BodyId,
  type Border,
  type Changes,
  type ChartBody,
  chartBodyAt,
  type SearchedSky,
  staysOf,
} from "@almagest/sky";
import { findPatterns } from "../patterns/find";
import { LINKS } from "../patterns/links";
import { DEFAULT_PATTERN_ORBS, type Pattern, type PatternOrbs, STELLIUM_ARC_DEG } from "../patterns/model";
import { spanOf } from "../patterns/stellium";
import { pointSearch, sourceOf } from "./search";

export interface PatternSearch {
  readonly nodeType: NodeType;
  /** In canonical order. */
  readonly bodies: readonly BodyId[];
  readonly orbs?: PatternOrbs;
}

/** A figure over the time that a birth may have been at, or over a part of it. */
export interface OpenPattern {
  /** As loose as it gets. */
  readonly pattern: Pattern;
  /** The first second of it, where it was not there before; UTC epoch milliseconds. */
  readonly beginsEpochMs: number | undefined;
  /** The first second without it. */
  readonly endsEpochMs: number | undefined;
}

const SECOND_MS = 1000;

/** A time in which the figures are the same, by its first second. */
interface Reading {
  readonly fromEpochMs: number;
  readonly figures: Figures;
}

/** Every figure that any birth within the span has, those of its first second first, then in order of time. */
export function openPatterns(sky: SearchedSky, search: PatternSearch): readonly OpenPattern[] {
  const readings = readingsOf(sky, search);
  return readings.flatMap(({ figures, fromEpochMs }, index0) =>
    [...figures].flatMap(([key, pattern]): readonly OpenPattern[] => {
      if (readings[index0 - 1]?.figures.has(key) === true) return [];
      const after0 = readings.findIndex((other, other0) => other0 > index0 && !other.figures.has(key));
      const own = readings.slice(index0, after0 < 0 ? undefined : after0);
      const tightness = Math.min(...own.flatMap(({ figures: held }) => held.get(key)?.tightness ?? []));
      return [
        {
          pattern: { ...pattern, tightness },
          beginsEpochMs: index0 === 0 ? undefined : fromEpochMs,
          endsEpochMs: after0 < 0 ? undefined : readings[after0]?.fromEpochMs,
        },
      ];
    }),
  );
}

/** Whether it is there at every second of the span. */
export function isThere({ beginsEpochMs, endsEpochMs }: OpenPattern): boolean {
  return beginsEpochMs === undefined && endsEpochMs === undefined;
}

/** The figures that hold and those that come and go, each by its kind and its members. */
export function patternChanges(found: readonly OpenPattern[]): Pick<Changes, "holds" | "changes"> {
  const pathOf = ({ pattern }: OpenPattern): string => `patterns.${pattern.kind}.${pattern.bodies.join("-")}`;
  const members = [...new Set(found.map(pathOf))].map((member) => ({
    member,
    moves: movesOf(found.filter((open) => pathOf(open) === member)),
  }));
  return {
    holds: members.filter(({ moves }) => moves.length === 0).map(({ member }) => ({ member, value: true })),
    changes: members.flatMap(({ member, moves }) =>
      moves.map(({ epochMs, after }) => ({ member, before: !after, after, epochMs })),
    ),
  };
}

/** A figure that changes its element or modality ends and begins in one second, and stays. */
function movesOf(stays: readonly OpenPattern[]): readonly { readonly epochMs: number; readonly after: boolean }[] {
  const begins = stays.flatMap(({ beginsEpochMs }) => beginsEpochMs ?? []);
  const ends = stays.flatMap(({ endsEpochMs }) => endsEpochMs ?? []);
  return [
    ...begins.filter((epochMs) => !ends.includes(epochMs)).map((epochMs) => ({ epochMs, after: true })),
    ...ends.filter((epochMs) => !begins.includes(epochMs)).map((epochMs) => ({ epochMs, after: false })),
  ].sort((a, b) => a.epochMs - b.epochMs);
}

/**
 * A figure comes and goes with the sides it is made of and with the signs of its members, so between two borders of any of
 * them nothing changes. Its tightness falls on either side of its best: the loosest is at an end.
 */
function readingsOf(sky: SearchedSky, search: PatternSearch): readonly Reading[] {
  const stays = staysOf(sky, {
    member: "patterns",
    borders: [...sideBorders(sky, search), ...signBorders(sky, search)],
    valueAt: (asked, epochMs) => fingerprint(asked, epochMs, search),
  });
  return stays.map(({ fromEpochMs }, index0) => {
    const next = stays[index0 + 1]?.fromEpochMs;
    const lastEpochMs = next === undefined ? sky.span.toEpochMs : next - SECOND_MS;
    const [first, last] = [fromEpochMs, lastEpochMs].map((epochMs) =>
      figuresIn(chartAt(sky.near, epochMs, search), search),
    );
    return { fromEpochMs, figures: looser(first ?? new Map(), last ?? new Map()) };
  });
}

type Figures = ReadonlyMap<string, Pattern>;

function looser(first: Figures, last: Figures): Figures {
  return new Map(
    [...first].map(([key, pattern]) => {
      const tightness = Math.min(pattern.tightness, last.get(key)?.tightness ?? pattern.tightness);
      return [key, { ...pattern, tightness }];
    }),
  );
}

function chartAt(sky: Ephemeris, epochMs: number, { bodies, nodeType }: PatternSearch): readonly ChartBody[] {
  const { jdTt } = sky.timeScales(epochMs);
  return bodies.map((id) => chartBodyAt(sky, jdTt, { id, nodeType }));
}

function figuresIn(chart: readonly ChartBody[], { orbs }: PatternSearch): Figures {
  return new Map(findPatterns(chart, orbs).map((pattern) => [keyOf(pattern), pattern]));
}

/** All of a figure but its tightness. */
function keyOf({ tightness: _, ...figure }: Pattern): string {
  return JSON.stringify(figure);
}

/** The figures of a second, and the scale by which the tightness of each stellium counts: of its arc, or of its sign. */
function fingerprint(sky: Ephemeris, epochMs: number, search: PatternSearch): string {
  const chart = chartAt(sky, epochMs, search);
  const told = [...figuresIn(chart, search)].map(([key, { kind, bodies }]) => {
    const members = chart.filter(({ id }) => bodies.includes(id));
    return kind === "STELLIUM" && spanOf(members) > STELLIUM_ARC_DEG ? `${key} wide` : key;
  });
  return told.sort().join("\n");
}

function sideBorders(
  sky: SearchedSky,
  { bodies, nodeType, orbs = DEFAULT_PATTERN_ORBS }: PatternSearch,
): readonly Border[] {
  const edges = LINKS.flatMap(([link, angleDeg]) => [angleDeg - orbs[link], angleDeg + orbs[link]]);
  const edgesDeg = [...new Set([...edges, STELLIUM_ARC_DEG].flatMap((deg) => [normalizeDeg(deg), normalizeDeg(-deg)]))];
  return bodies.flatMap((first, index0) =>
    bodies.slice(index0 + 1).flatMap((second) => {
      const track = elongationTrack(sky.near, sourceOf(first, { nodeType }), sourceOf(second, { nodeType }));
      return angleBorders(sky, track, edgesDeg);
    }),
  );
}

function signBorders(sky: SearchedSky, { bodies, nodeType }: PatternSearch): readonly Border[] {
  const { ofSigns } = pointSearch(sky, { nodeType });
  return bodies.flatMap((body) => ofSigns(body));
}
