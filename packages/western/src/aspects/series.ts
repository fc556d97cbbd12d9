import { signedDifferenceDeg } from "@almagest/ephemeris";
import type { SeenBody } from "@almagest/sky";
import type { AspectMatch } from "./find";

/** Divisions of the circle beside those of the nine aspects, by the name of their first. */
export const SERIES = ["quintile", "septile", "novile", "decile"] as const;
export type SeriesId = (typeof SERIES)[number];

interface SeriesAspectFacts {
  readonly code: Uppercase<string>;
  readonly series: SeriesId;
  /** The circle is divided by this, and the aspect is so many parts of it. */
  readonly harmonic: number;
  readonly parts: number;
}

/** Parts that a smaller harmonic has already are left out: three noviles are a trine, two deciles a quintile. */
export const SERIES_ASPECTS = {
  quintile: { code: "QUINTILE", series: "quintile", harmonic: 5, parts: 1 },
  biquintile: { code: "BIQUINTILE", series: "quintile", harmonic: 5, parts: 2 },
  septile: { code: "SEPTILE", series: "septile", harmonic: 7, parts: 1 },
  biseptile: { code: "BISEPTILE", series: "septile", harmonic: 7, parts: 2 },
  triseptile: { code: "TRISEPTILE", series: "septile", harmonic: 7, parts: 3 },
  novile: { code: "NOVILE", series: "novile", harmonic: 9, parts: 1 },
  binovile: { code: "BINOVILE", series: "novile", harmonic: 9, parts: 2 },
  quadnovile: { code: "QUADNOVILE", series: "novile", harmonic: 9, parts: 4 },
  decile: { code: "DECILE", series: "decile", harmonic: 10, parts: 1 },
  tredecile: { code: "TREDECILE", series: "decile", harmonic: 10, parts: 3 },
} as const satisfies Record<string, SeriesAspectFacts>;

export type SeriesAspectId = keyof typeof SERIES_ASPECTS;

export const SERIES_CODES = [
  "QUINTILE",
  "BIQUINTILE",
  "SEPTILE",
  "BISEPTILE",
  "TRISEPTILE",
  "NOVILE",
  "BINOVILE",
  "QUADNOVILE",
  "DECILE",
  "TREDECILE",
] as const;

export type SeriesCode = (typeof SERIES_CODES)[number];

export const SERIES_ASPECT_IDS = Object.keys(SERIES_ASPECTS).filter(isSeriesAspect);

function isSeriesAspect(id: string): id is SeriesAspectId {
  return id in SERIES_ASPECTS;
}

/** Degrees, exact. */
export function angleOfSeries(id: SeriesAspectId): number {
  const { harmonic, parts } = SERIES_ASPECTS[id];
  return (360 * parts) / harmonic;
}

export interface SeriesAspect<Id = SeenBody["id"]> extends Omit<AspectMatch, "aspect"> {
  readonly aspect: SeriesAspectId;
  readonly first: Id;
  readonly second: Id;
}

interface Search<Id> {
  readonly series: readonly SeriesId[];
  readonly orbDegOf: (aspect: SeriesAspectId, first: Id, second: Id) => number;
}

/** Aspects of the series asked for, of each pair the one that is closest relative to its orb; the nodes make none. */
export function seriesAspectsAmong<Id extends SeenBody["id"]>(
  bodies: readonly SeenBody<Id>[],
  { series, orbDegOf }: Search<Id>,
): readonly SeriesAspect<Id>[] {
  const asked = SERIES_ASPECT_IDS.filter((id) => series.includes(SERIES_ASPECTS[id].series));
  return bodies.flatMap((first, index0) =>
    bodies.slice(index0 + 1).flatMap((second) => {
      if (first.id === "north-node" && second.id === "south-node") return [];
      const found = asked.flatMap((aspect) => {
        const match = matchOf(first, second, { aspect, orbDeg: orbDegOf(aspect, first.id, second.id) });
        return match === undefined ? [] : [{ first: first.id, second: second.id, ...match }];
      });
      const [closest] = found.sort((one, other) => other.strength - one.strength);
      return closest === undefined ? [] : [closest];
    }),
  );
}

interface Candidate {
  readonly aspect: SeriesAspectId;
  readonly orbDeg: number;
}

function matchOf(
  first: SeenBody,
  second: SeenBody,
  { aspect, orbDeg }: Candidate,
): Omit<SeriesAspect, "first" | "second"> | undefined {
  const difference = signedDifferenceDeg(second.longitudeDeg, first.longitudeDeg);
  const excess = Math.abs(difference) - angleOfSeries(aspect);
  if (orbDeg <= 0 || Math.abs(excess) > orbDeg) return undefined;
  const rate = (difference < 0 ? -1 : 1) * (second.speedDegPerDay - first.speedDegPerDay);
  return {
    aspect,
    orbDeg: Math.abs(excess),
    applying: excess * rate < 0,
    strength: 100 * (1 - Math.abs(excess) / orbDeg),
  };
}
