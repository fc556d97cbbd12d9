import {
  type AngleTrack,
  angleCrossings,
  answerableWindow,
  type Crossing,
  canTurn,
  type Ephemeris,
  elongationTrack,
  normalizeDeg,
  relativeMotion,
  type SearchWindow,
  type SkyBody,
  separationDeg,
  signedDifferenceDeg,
  type Turn,
  turnsOf,
} from "@almagest/ephemeris";
import type { BodyId } from "../bodies/bodies";
import {
  type BodyPair,
  type EventSearch,
  inOrderOfTime,
  longitudeDegOf,
  pairsOf,
  shiftDegOf,
  skyPointOf,
} from "./point";
import { partsWithinReach, stepInstants } from "./reach";
import { rememberedSky } from "./remembered-sky";

/** Two moving bodies at an angle: exactly, or as near as they come before they part again. */
export interface AngleEvent extends BodyPair {
  readonly jdTt: number;
  /** The one sought, in [0, 180]. */
  readonly angleDeg: number;
  /** False for a closest approach: the pair turns before the angle is exact. */
  readonly exact: boolean;
  readonly firstLongitudeDeg: number;
  readonly secondLongitudeDeg: number;
  /** The short way round, in [0, 180]. */
  readonly separationDeg: number;
  /** Distance from the angle sought; 0 to rounding where exact. */
  readonly orbDeg: number;
}

export interface AngleEventSearch extends EventSearch {
  /** Each in [0, 180], the short way round. */
  readonly anglesDeg: readonly number[];
  /** Closest approaches up to this orb count too; 0 leaves the perfections alone. */
  readonly nearMissOrbDeg: number;
}

/** A value of the elongation at which a pair makes an angle. */
interface Target {
  /** The one sought, in [0, 180]. */
  readonly angleDeg: number;
  /** [0, 360) */
  readonly elongationDeg: number;
}

/** A turn this close to a perfection of the same angle is that perfection. */
const SAME_EVENT_DAYS = 0.01;

/**
 * Every perfection of the angles among the bodies in the window, repeated ones included, and every least orb up to
 * `nearMissOrbDeg` at which a pair turns back. In order of time, then of the pairs, then of the angles given.
 * Perfections are enclosed within 2 ms; nothing is skipped (see `angleCrossings` of the ephemeris).
 */
export function exactAnglesAmong(ephemeris: Ephemeris, search: AngleEventSearch): readonly AngleEvent[] {
  const sky = rememberedSky(ephemeris);
  const pairs = pairsOf(search.bodies);
  askTogether(sky, pairs, search);
  return inOrderOfTime(pairs.flatMap((pair) => eventsOfPair(sky, pair, search)));
}

/** The places that `partsToSearch` reads: an engine answers for a second body of one instant in half the time. */
function askTogether(sky: Ephemeris, pairs: readonly BodyPair[], { window, nodeType }: AngleEventSearch): void {
  const bodyOf = (id: BodyId): SkyBody => skyPointOf(id, nodeType).sky;
  const turning = pairs
    .map(({ first, second }) => [bodyOf(first), bodyOf(second)] as const)
    .filter(([first, second]) => canTurn(relativeMotion(first, second)));
  const bodies = new Set(turning.flat());
  for (const jdTt of stepInstants(answerableWindow(sky, window))) for (const body of bodies) sky.ecliptic(body, jdTt);
}

function eventsOfPair(ephemeris: Ephemeris, pair: BodyPair, search: AngleEventSearch): readonly AngleEvent[] {
  const first = skyPointOf(pair.first, search.nodeType);
  const second = skyPointOf(pair.second, search.nodeType);
  const window = answerableWindow(ephemeris, search.window);
  const track = elongationTrack(ephemeris, first.sky, second.sky);
  const targets = targetsOf(search.anglesDeg, shiftDegOf(first) - shiftDegOf(second));
  const parts = partsToSearch(track, window, { targets, reachDeg: search.nearMissOrbDeg });
  const found = parts.flatMap((part) => {
    const crossings = angleCrossings(track, {
      anglesDeg: targets.map((target) => target.elongationDeg),
      window: part,
      isSettled: search.isSettled,
    });
    return [
      ...perfections(crossings, targets),
      ...nearMisses(track, turnsOf(track, part), { targets, crossings, orbDeg: search.nearMissOrbDeg }),
    ];
  });
  return found.map((event) => {
    const firstLongitudeDeg = longitudeDegOf(ephemeris, first, event.jdTt);
    const secondLongitudeDeg = longitudeDegOf(ephemeris, second, event.jdTt);
    const apartDeg = separationDeg(firstLongitudeDeg, secondLongitudeDeg);
    const orbDeg = Math.abs(apartDeg - event.angleDeg);
    return { ...pair, ...event, firstLongitudeDeg, secondLongitudeDeg, separationDeg: apartDeg, orbDeg };
  });
}

interface Found {
  readonly jdTt: number;
  readonly angleDeg: number;
  readonly exact: boolean;
}

function perfections(crossings: readonly Crossing[], targets: readonly Target[]): readonly Found[] {
  return crossings.flatMap((crossing) =>
    targets
      .filter(({ elongationDeg }) => elongationDeg === crossing.angleDeg)
      .map(({ angleDeg }) => ({ jdTt: crossing.jdTt, angleDeg, exact: true })),
  );
}

function nearMisses(
  track: AngleTrack,
  turns: readonly Turn[],
  among: { readonly targets: readonly Target[]; readonly crossings: readonly Crossing[]; readonly orbDeg: number },
): readonly Found[] {
  return turns.flatMap((turn) =>
    among.targets
      .filter((target) => {
        const excessDeg = signedDifferenceDeg(track.at(turn.jdTt).angleDeg, target.elongationDeg);
        return (
          Math.abs(excessDeg) <= among.orbDeg && turnsBack(turn, excessDeg) && !isMet(turn, target, among.crossings)
        );
      })
      .map(({ angleDeg }) => ({ jdTt: turn.jdTt, angleDeg, exact: false })),
  );
}

/** The parts of the window in which the pair can be within `reachDeg` of a target. A pair that never turns is cheap. */
function partsToSearch(
  track: AngleTrack,
  window: SearchWindow,
  wanted: { readonly targets: readonly Target[]; readonly reachDeg: number },
): readonly SearchWindow[] {
  if (!canTurn(track.motion)) return [window];
  const { slowestDegPerDay, fastestDegPerDay } = track.motion;
  const motion = {
    at: (jdTt: number) => track.at(jdTt).angleDeg,
    slowestPerDay: slowestDegPerDay,
    fastestPerDay: fastestDegPerDay,
    change: (fromDeg: number, toDeg: number) => signedDifferenceDeg(toDeg, fromDeg),
  };
  return partsWithinReach(motion, window, ({ lowest, highest }) =>
    wanted.targets.some(
      ({ elongationDeg }) =>
        normalizeDeg(elongationDeg + wanted.reachDeg - lowest) <= highest - lowest + 2 * wanted.reachDeg,
    ),
  );
}

/** The elongations of the sky's own bodies at which the points, `shiftDeg` further apart, make an angle. */
function targetsOf(anglesDeg: readonly number[], shiftDeg: number): readonly Target[] {
  return anglesDeg.flatMap((angleDeg) => {
    const sides = [...new Set([normalizeDeg(angleDeg - shiftDeg), normalizeDeg(-angleDeg - shiftDeg)])];
    return sides.map((elongationDeg) => ({ angleDeg, elongationDeg }));
  });
}

/** Whether the elongation at its turn is nearest to the value: lowest above it, or highest below it. */
function turnsBack(turn: Turn, excessDeg: number): boolean {
  return turn.becomes === "direct" ? excessDeg > 0 : excessDeg < 0;
}

function isMet(turn: Turn, target: Target, crossings: readonly Crossing[]): boolean {
  return crossings.some(
    ({ jdTt, angleDeg }) => angleDeg === target.elongationDeg && Math.abs(jdTt - turn.jdTt) < SAME_EVENT_DAYS,
  );
}
