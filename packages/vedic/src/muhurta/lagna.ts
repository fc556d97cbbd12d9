import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { Place } from "@almagest/sky";
import type { GrahaId } from "../grahas";
import type { Span } from "../panchang/day";
import { frameAt } from "../sky/frame";
import { grahasAt } from "../sky/positions";
import { houseFrom, signIndex0 } from "../zodiac/circle";

/** A stay of a rising sign inside a span. */
export interface LagnaSpan extends Span {
  readonly sign0: number;
}

const STEP_MS = 600_000;
const TOLERANCE_MS = 1000;

/** The sidereal sign, by Lahiri, that rises at an instant. */
function risingSign0(sky: Ephemeris, { latitude, longitude }: Place, epochMs: number): number {
  const { jdTt, jdUt1 } = sky.timeScales(epochMs);
  const { ascendantDeg } = sky.houses({ jdUt1, latitudeDeg: latitude, longitudeDeg: longitude, system: "whole-sign" });
  return signIndex0(normalizeDeg(ascendantDeg - sky.ayanamsaDeg("lahiri", jdTt)));
}

/** The rising signs of a span, each from its beginning to its end inside it, within a second. */
export function lagnaSpans(sky: Ephemeris, place: Place, { startMs, endMs }: Span): readonly LagnaSpan[] {
  const spans: LagnaSpan[] = [];
  let fromMs = startMs;
  let sign0 = risingSign0(sky, place, startMs);
  for (let atMs = startMs; atMs < endMs; ) {
    const nextMs = Math.min(atMs + STEP_MS, endMs);
    const next0 = risingSign0(sky, place, nextMs);
    if (next0 !== sign0) {
      const borderMs = borderBetween((ms) => risingSign0(sky, place, ms) === sign0, atMs, nextMs);
      spans.push({ startMs: fromMs, endMs: borderMs, sign0 });
      [fromMs, sign0] = [borderMs, next0];
    }
    atMs = nextMs;
  }
  return [...spans, { startMs: fromMs, endMs, sign0 }];
}

function borderBetween(isBefore: (ms: number) => boolean, fromMs: number, toMs: number): number {
  let [low, high] = [fromMs, toMs];
  while (high - low > TOLERANCE_MS) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** The houses, 1 to 12 from the rising sign, of the nine grahas at an instant. */
export function housesAt(sky: Ephemeris, sign0: number, epochMs: number): Readonly<Record<GrahaId, number>> {
  const { jdTt } = sky.timeScales(epochMs);
  const frame = frameAt(sky, { ayanamsa: "lahiri" }, jdTt);
  const grahas = grahasAt(sky, { jdTt, frame, nodeType: "mean" });
  const house = (id: GrahaId): number => {
    const { longitudeDeg } = at(
      grahas.filter((one) => one.id === id),
      0,
    );
    return houseFrom(sign0, signIndex0(longitudeDeg));
  };
  return {
    sun: house("sun"),
    moon: house("moon"),
    mars: house("mars"),
    mercury: house("mercury"),
    jupiter: house("jupiter"),
    venus: house("venus"),
    saturn: house("saturn"),
    rahu: house("rahu"),
    ketu: house("ketu"),
  };
}
