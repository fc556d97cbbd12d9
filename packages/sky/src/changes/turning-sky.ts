import { type Ephemeris, normalizeDeg, type SearchWindow, signedDifferenceDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import type { Place } from "../moment/place";
import { type EquatorPoint, flippingMidheavensDeg, onEquator, type Turning } from "./angles";
import { LEAST_DOUBT_MS, searchWindowOf } from "./borders";
import type { Border, SearchedSky } from "./changes";
import { type HourAngles, ON_MIDHEAVEN } from "./hour-angles";
import { placesByAxis } from "./near-houses";
import { nodesOf, polynomialThrough, valueAtJd } from "./polynomial";
import type { BirthSpan } from "./span";

/** The sky over a place, as the Earth turns below it. */
export interface TurningSky {
  readonly window: SearchWindow;
  readonly latitudeDeg: number;
  /** As maps have it. */
  readonly longitudeDeg: number;
  readonly at: (jdTt: number) => Turning;
  readonly jdUt1At: (jdTt: number) => number;
}

/** Enough for a day of nutation and of the pole's way, beside the even turn of the Earth. */
const NODES = 4;

/** From a handful of questions: sidereal time and obliquity over the span, and one meridian of the engine. */
export function turningSky({ near, span }: Pick<SearchedSky, "near" | "span">, place: Place): TurningSky {
  const window = searchWindowOf(near, span);
  const exactAt = turningOver(near, span, place);
  const { armcDeg: firstDeg } = exactAt(window.fromJdTt);
  const evenlyDeg = (jdTt: number): number => firstDeg + TURN_DEG_PER_DAY * (jdTt - window.fromJdTt);
  const [from, to] = [window.fromJdTt - MARGIN_DAYS, window.toJdTt + MARGIN_DAYS];
  const nodes = nodesOf(from, to, NODES).map((jdTt) => ({ jdTt, turning: exactAt(jdTt) }));
  const rest = polynomialThrough(
    from,
    to,
    nodes.map(({ jdTt, turning }) => signedDifferenceDeg(turning.armcDeg, evenlyDeg(jdTt))),
  );
  const [obliquity, latitude] = (["obliquityDeg", "latitudeDeg"] as const).map((member) =>
    polynomialThrough(
      from,
      to,
      nodes.map(({ turning }) => turning[member]),
    ),
  );
  if (obliquity === undefined || latitude === undefined)
    throw new InvariantError("a sky that does not turn", { window });
  return {
    window,
    latitudeDeg: place.latitude,
    longitudeDeg: place.longitude,
    jdUt1At: ut1Over(near, span),
    at: (jdTt) => ({
      armcDeg: normalizeDeg(evenlyDeg(jdTt) + valueAtJd(rest, jdTt)),
      obliquityDeg: valueAtJd(obliquity, jdTt),
      latitudeDeg: valueAtJd(latitude, jdTt),
    }),
  };
}

/** Searches step a little out of the span. */
const MARGIN_DAYS = 0.01;

function turningOver(near: Ephemeris, span: BirthSpan, place: Place): (jdTt: number) => Turning {
  const ut1Of = ut1Over(near, span);
  const placeAt = placesByAxis(near, near.timeScales(span.fromEpochMs).jdUt1);
  const given = { latitudeDeg: place.latitude, longitudeDeg: place.longitude };
  return (jdTt) => {
    const jdUt1 = ut1Of(jdTt);
    const { latitudeDeg, longitudeDeg } = placeAt(given, jdUt1);
    const armcDeg = normalizeDeg(near.siderealTimeDeg(jdUt1) + longitudeDeg);
    return { armcDeg, obliquityDeg: near.obliquity(jdTt).trueDeg, latitudeDeg };
  };
}

/** UT1 of instants of a span in TT: their difference changes by milliseconds a day, and evenly. */
function ut1Over(near: Ephemeris, { fromEpochMs, toEpochMs }: BirthSpan): (jdTt: number) => number {
  const [from, to] = [near.timeScales(fromEpochMs), near.timeScales(toEpochMs)];
  const [before, after] = [from.jdTt - from.jdUt1, to.jdTt - to.jdUt1];
  const days = to.jdTt - from.jdTt;
  return (jdTt) => jdTt - before - (days > 0 ? ((after - before) * (jdTt - from.jdTt)) / days : 0);
}

/** A point that moves slowly against the turning sky, or not at all. */
export type Target = (jdTt: number, obliquityDeg: number) => EquatorPoint;

/** A point of the ecliptic whose longitude is given for each instant, or for all. */
export function eclipticTarget(longitudeDegAt: number | ((jdTt: number) => number)): Target {
  const at = typeof longitudeDegAt === "number" ? () => longitudeDegAt : longitudeDegAt;
  return (jdTt, obliquityDeg) => onEquator(at(jdTt), obliquityDeg);
}

/**
 * Every instant of the span at which one of the targets has such a place in the sky: the right ascension of the meridian
 * is then that of the target and its hour angle together, which the Earth's turn reaches once in a sidereal day.
 */
export function turningBorders(
  near: Pick<Ephemeris, "epochMillisecondsOf">,
  turning: TurningSky,
  { targets, hourAngles }: { readonly targets: readonly Target[]; readonly hourAngles: HourAngles },
): readonly Border[] {
  return targets
    .flatMap((target) => instantsOf(turning, target, hourAngles))
    .map(({ jdTt, doubtMs }) => ({ epochMs: near.epochMillisecondsOf(jdTt), doubtMs }));
}

/** So near the polar circle itself the Ascendant runs through most of the zodiac in seconds, around its two leaps, which are minutes apart. */
const ON_CIRCLE_DEG = 0.001;
const ON_CIRCLE_MS = 180_000;

/** The instants at which the Ascendant turns into its opposite, beyond the polar circles. */
export function flipBorders(near: Pick<Ephemeris, "epochMillisecondsOf">, turning: TurningSky): readonly Border[] {
  const start = turning.at(turning.window.fromJdTt);
  const isOnCircle = Math.abs(Math.abs(start.latitudeDeg) + start.obliquityDeg - 90) < ON_CIRCLE_DEG;
  const midheavens = isOnCircle ? [start.latitudeDeg > 0 ? 270 : 90] : flippingMidheavensDeg(start);
  const flips = turningBorders(near, turning, { targets: midheavens.map(eclipticTarget), hourAngles: ON_MIDHEAVEN });
  return isOnCircle ? flips.map(({ epochMs }) => ({ epochMs, doubtMs: ON_CIRCLE_MS, isWild: true })) : flips;
}

interface Found {
  readonly jdTt: number;
  readonly doubtMs: number;
}

const TURN_DEG_PER_DAY = 360.98564736629;
const DAY_MS = 86_400_000;
const MOST_STEPS = 30;
const SAME_INSTANT_DAYS = 5e-9;
/** From one passage the next is looked for so much later. */
const NEXT_DAYS = 0.9;
/** Of the engine's angles and these, in time. */
const TURN_DOUBT_MS = 0.02;

function instantsOf(turning: TurningSky, target: Target, hourAngles: HourAngles): readonly Found[] {
  const { fromJdTt, toJdTt } = turning.window;
  const found: Found[] = [];
  for (let branch = 0; branch < hourAngles.count; branch++) {
    for (let start = fromJdTt; start < toJdTt; start += NEXT_DAYS) {
      const passage = nextPassage(turning, start, { target, hourAngles, branch });
      if (passage === undefined || passage.jdTt > toJdTt) continue;
      found.push(passage);
      start = Math.max(start, passage.jdTt);
    }
  }
  return found;
}

interface Sought {
  readonly target: Target;
  readonly hourAngles: HourAngles;
  readonly branch: number;
}

/** The next instant at which the meridian is ahead of the target by the hour angle; undefined where there is none. */
function nextPassage(
  turning: TurningSky,
  startJdTt: number,
  { target, hourAngles, branch }: Sought,
): Found | undefined {
  let jdTt = startJdTt;
  let moveDays = 0;
  let point = { rightAscensionDeg: 0, declinationDeg: 0 };
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = turning.at(jdTt);
    point = target(jdTt, at.obliquityDeg);
    const wanted = hourAngles.at(branch, point, at);
    if (wanted === undefined) return undefined;
    const aheadDeg = point.rightAscensionDeg + wanted - at.armcDeg;
    moveDays = (step === 0 ? normalizeDeg(aheadDeg) : signedDifferenceDeg(aheadDeg, 0)) / TURN_DEG_PER_DAY;
    jdTt += moveDays;
    if (step > 0 && Math.abs(moveDays) < SAME_INSTANT_DAYS) break;
  }
  const doubtMs =
    LEAST_DOUBT_MS + TURN_DOUBT_MS * grazingOf(point, turning.latitudeDeg) + 2 * DAY_MS * Math.abs(moveDays);
  return { jdTt, doubtMs };
}

/** So many times more slowly does a point pass the horizon of a latitude than the meridian. */
function grazingOf({ declinationDeg }: EquatorPoint, latitudeDeg: number): number {
  const steepness = Math.min(Math.abs(Math.tan(latitudeDeg * RADIANS)), STEEPEST);
  const rest = 1 - (steepness * Math.tan(declinationDeg * RADIANS)) ** 2;
  return rest <= 0 ? 1 : 1 + steepness / Math.sqrt(Math.max(rest, LEAST_STEEPNESS));
}

const RADIANS = Math.PI / 180;
const LEAST_STEEPNESS = 1e-10;
/** At the poles the horizon is the equator, and points of the zodiac hardly rise or set. */
const STEEPEST = 1e4;
