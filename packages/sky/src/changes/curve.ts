import { type ScalarFunction, type SearchWindow, signedDifferenceDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";

/** An angle that may turn anywhere, but at most once in two of these steps. */
const STEP_DAYS = 1 / 1440;

/** Steps are halved until the angle moves less than this. */
const LARGEST_MOVE_DEG = 45;
const LEAST_STEP_DAYS = 1e-9;
const INSTANT_DAYS = 1e-9;

interface Sample {
  readonly jdTt: number;
  /** Counted on from the first sample, over any number of turns. */
  readonly angleDeg: number;
}

/** The instants of a window at which a continuous angle passes any of the given values, modulo 360; for angles that cost little. */
export function curveCrossings(
  angleAt: ScalarFunction,
  window: SearchWindow,
  anglesDeg: readonly number[],
): readonly number[] {
  const samples = withExtrema(angleAt, samplesOf(angleAt, window));
  return samples.slice(1).flatMap((end, index0) => {
    const start = at(samples, index0);
    return anglesDeg.flatMap((deg) => crossingsBetween(angleAt, [start, end], deg));
  });
}

function samplesOf(angleAt: ScalarFunction, { fromJdTt, toJdTt }: SearchWindow): readonly Sample[] {
  const steps = Math.max(1, Math.ceil((toJdTt - fromJdTt) / STEP_DAYS));
  const samples: Sample[] = [{ jdTt: fromJdTt, angleDeg: angleAt(fromJdTt) }];
  for (let step = 1; step <= steps; step++) {
    const jdTt = fromJdTt + ((toJdTt - fromJdTt) * step) / steps;
    samples.push(...followed(angleAt, at(samples, samples.length - 1), jdTt));
  }
  return samples;
}

/** Samples behind one up to an instant, as many as it takes to follow the angle. */
function followed(angleAt: ScalarFunction, start: Sample, jdTt: number): readonly Sample[] {
  const movedDeg = signedDifferenceDeg(angleAt(jdTt), start.angleDeg);
  if (Math.abs(movedDeg) <= LARGEST_MOVE_DEG || jdTt - start.jdTt < LEAST_STEP_DAYS) {
    return [{ jdTt, angleDeg: start.angleDeg + movedDeg }];
  }
  const half = followed(angleAt, start, (start.jdTt + jdTt) / 2);
  return [...half, ...followed(angleAt, at(half, half.length - 1), jdTt)];
}

/** The samples with the extremum between any three of which the middle one is the highest or the lowest. */
function withExtrema(angleAt: ScalarFunction, samples: readonly Sample[]): readonly Sample[] {
  const extrema = samples.slice(1, -1).flatMap((middle, before0) => {
    const [before, after] = [at(samples, before0), at(samples, before0 + 2)];
    const way = Math.sign(middle.angleDeg - before.angleDeg);
    return way !== 0 && way * (after.angleDeg - middle.angleDeg) <= 0
      ? [extremumOf(angleAt, { before, middle, after, way })]
      : [];
  });
  return [...samples, ...extrema].sort((a, b) => a.jdTt - b.jdTt);
}

interface Bend {
  readonly before: Sample;
  readonly middle: Sample;
  readonly after: Sample;
  /** 1 where the angle rises to the extremum, -1 where it falls. */
  readonly way: number;
}

/** By thirds: the third without the extremum is dropped until its instant is known. */
function extremumOf(angleAt: ScalarFunction, { before, middle, after, way }: Bend): Sample {
  const heightAt = (jdTt: number): number => way * signedDifferenceDeg(angleAt(jdTt), middle.angleDeg);
  let [low, high] = [before.jdTt, after.jdTt];
  while (high - low > INSTANT_DAYS) {
    const third = (high - low) / 3;
    if (heightAt(low + third) < heightAt(high - third)) low += third;
    else high -= third;
  }
  const jdTt = (low + high) / 2;
  return { jdTt, angleDeg: middle.angleDeg + way * heightAt(jdTt) };
}

/**
 * The crossings of one value, and of all a whole turn from it, between two samples of which the angle moves one way. One
 * at the second sample belongs to what follows.
 */
function crossingsBetween(
  angleAt: ScalarFunction,
  [start, end]: readonly [Sample, Sample],
  deg: number,
): readonly number[] {
  const [lowest, highest] = [Math.min(start.angleDeg, end.angleDeg), Math.max(start.angleDeg, end.angleDeg)];
  const valueDeg = deg + 360 * Math.ceil((lowest - deg) / 360);
  if (valueDeg > highest || valueDeg === end.angleDeg) return [];
  const way = Math.sign(end.angleDeg - start.angleDeg);
  let [before, after] = [start.jdTt, end.jdTt];
  while (after - before > INSTANT_DAYS) {
    const middle = (before + after) / 2;
    if (way * signedDifferenceDeg(angleAt(middle), valueDeg) < 0) before = middle;
    else after = middle;
  }
  return [after];
}
