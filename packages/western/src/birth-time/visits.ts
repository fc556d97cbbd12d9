import {
  type Crossing,
  type EclipticPosition,
  type Ephemeris,
  longitudeCrossings,
  normalizeDeg,
  type SearchWindow,
  type SkyBody,
} from "@almagest/ephemeris";
import type { Arc } from "./reach";

/** A stay of a body within an arc: between both instants it passes the one longitude of the arc that counts. */
export interface Visit {
  /** Undefined where it was there when the window began. */
  readonly fromJdTt: number | undefined;
  /** Undefined where it is there when the window ends. */
  readonly toJdTt: number | undefined;
  /** Whether it crosses the arc, and so passes every longitude of it; else it turns within, and may not reach all. */
  readonly isThrough: boolean;
  /** As it comes in. */
  readonly isRetrograde: boolean;
}

/** The visits of a body to each of some arcs in a window, in order of time. No arc is as wide as a circle. */
export function visitsIn(
  ephemeris: Ephemeris,
  { body, window: asked }: { readonly body: SkyBody; readonly window: SearchWindow },
  arcs: readonly Arc[],
): readonly (readonly Visit[])[] {
  const { range } = ephemeris;
  const window = {
    fromJdTt: Math.max(asked.fromJdTt, range.fromJdTt),
    toJdTt: Math.min(asked.toJdTt, range.toJdTt),
  };
  const longitudesDeg = edgesOf(arcs);
  const found = longitudesDeg.length === 0 ? [] : longitudeCrossings(ephemeris, { body, longitudesDeg, window });
  return visitsAmong(found, ephemeris.ecliptic(body, window.fromJdTt), arcs);
}

/** Both ends of every arc, each longitude once. */
export function edgesOf(arcs: readonly Arc[]): readonly number[] {
  return [...new Set(arcs.flatMap((arc) => [lowOf(arc), highOf(arc)]))];
}

const lowOf = ({ lowDeg }: Arc): number => normalizeDeg(lowDeg);
const highOf = ({ lowDeg, widthDeg }: Arc): number => normalizeDeg(lowDeg + widthDeg);

/** The same by all crossings of the ends of the arcs, in order of time, and the body as the window begins. */
export function visitsAmong(
  found: readonly Crossing[],
  first: Pick<EclipticPosition, "longitudeDeg" | "longitudeSpeedDegPerDay">,
  arcs: readonly Arc[],
): readonly (readonly Visit[])[] {
  return arcs.map((arc) => {
    const ends = { low: lowOf(arc), high: highOf(arc) };
    const passages = found.flatMap(({ jdTt, angleDeg, motion }): Passage[] => {
      const isRetrograde = motion === "retrograde";
      const sides = isRetrograde ? (["high", "low"] as const) : (["low", "high"] as const);
      return sides.filter((side) => angleDeg === ends[side]).map((side) => ({ jdTt, side, isRetrograde }));
    });
    const isInside = normalizeDeg(first.longitudeDeg - ends.low) < arc.widthDeg;
    return visitsOf(passages, isInside ? { isRetrograde: first.longitudeSpeedDegPerDay < 0 } : undefined);
  });
}

interface Passage {
  readonly jdTt: number;
  readonly side: "low" | "high";
  readonly isRetrograde: boolean;
}

/** A stay that is not over yet; a body that was inside already came by the side it moves away from. */
interface Begun {
  readonly jdTt?: number;
  readonly side?: Passage["side"];
  readonly isRetrograde: boolean;
}

function visitsOf(passages: readonly Passage[], inside: Begun | undefined): readonly Visit[] {
  const visits: Visit[] = [];
  let begun = inside;
  for (const passage of passages) {
    const isComingIn = passage.isRetrograde === (passage.side === "high");
    if (isComingIn) begun = passage;
    else if (begun !== undefined) {
      visits.push({
        fromJdTt: begun.jdTt,
        toJdTt: passage.jdTt,
        isThrough: begun.side !== undefined && begun.side !== passage.side,
        isRetrograde: begun.isRetrograde,
      });
      begun = undefined;
    }
  }
  if (begun === undefined) return visits;
  const last = { fromJdTt: begun.jdTt, toJdTt: undefined, isThrough: false, isRetrograde: begun.isRetrograde };
  return [...visits, last];
}
