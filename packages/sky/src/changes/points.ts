import { type Ephemeris, normalizeDeg, type ScalarFunction } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import type { Place } from "../moment/place";
import { horizonDegOf } from "./angles";
import { evenBorders } from "./borders";
import type { Border, SearchedSky } from "./changes";
import { curveCrossings } from "./curve";
import { cuspCurves } from "./cusp-curves";
import {
  isNearCircle,
  ON_ASCENDANT,
  ON_HORIZON,
  ON_KOCH_CUSPS,
  ON_MIDHEAVEN,
  ON_PLACIDUS_CUSPS,
  onPlacidusCusp,
} from "./hour-angles";
import { eclipticTarget, flipBorders, type Target, type TurningSky, turningBorders, turningSky } from "./turning-sky";

/** Degrees to take off a tropical longitude at an instant: 0 in the tropical zodiac. */
export type FrameDeg = (near: Ephemeris, jdTt: number) => number;

const TROPICAL: FrameDeg = () => 0;

/** Borders of what a place and a span share: the angles, and houses by them. Each is found once, however many members ask. */
export interface PlacedBorders {
  /** The Ascendant at longitudes of the frame. */
  readonly ascendantAt: (longitudesDeg: readonly number[]) => readonly Border[];
  /** The Ascendant at borders `widthDeg` apart, beyond the polar circles its leaps too. */
  readonly ascendant: (widthDeg: number) => readonly Border[];
  readonly midheaven: (widthDeg: number) => readonly Border[];
  /** The Ascendant so many degrees from a tropical longitude that moves. */
  readonly ascendantFrom: (longitudeDegAt: ScalarFunction, offsetsDeg: readonly number[]) => readonly Border[];
  readonly midheavenFrom: (longitudeDegAt: ScalarFunction, offsetsDeg: readonly number[]) => readonly Border[];
  /** A moving longitude, tropical, at the cusps of a system of houses. */
  readonly houses: (system: HouseSystem, longitudeDegAt: ScalarFunction) => readonly Border[];
  /** The cusp of one house of Placidus, 1 to 12, at longitudes of the frame. */
  readonly placidusCusp: (house: number, longitudesDeg: readonly number[]) => readonly Border[];
  /** The center of the Sun on the horizon. */
  readonly sunOnHorizon: () => readonly Border[];
}

export function placedBorders(sky: SearchedSky, place: Place, frameDeg: FrameDeg = TROPICAL): PlacedBorders {
  const { near } = sky;
  const turning = turningSky(sky, place);
  const flips = flipBorders(near, turning);
  const inFrame = (longitudeDeg: number): Target => eclipticTarget((jdTt) => longitudeDeg + frameDeg(near, jdTt));
  const atTargets = (targets: readonly Target[]): readonly Border[] => [
    ...turningBorders(near, turning, { targets, hourAngles: ON_ASCENDANT }),
    ...flips,
  ];
  const ascendant = once((widthDeg: number) => atTargets(evenBorders(widthDeg).map(inFrame)));
  const ofSun = once((_: "horizon") =>
    turningBorders(near, turning, { targets: [sunTarget(near)], hourAngles: ON_HORIZON }),
  );
  return {
    ascendantAt: (longitudesDeg) => atTargets(longitudesDeg.map(inFrame)),
    ascendant,
    ascendantFrom: (longitudeDegAt, offsetsDeg) => [
      ...ascendantFrom(near, turning, { longitudeDegAt, offsetsDeg }),
      ...flips,
    ],
    midheavenFrom: (longitudeDegAt, offsetsDeg) =>
      turningBorders(near, turning, { targets: targetsFrom(longitudeDegAt, offsetsDeg), hourAngles: ON_MIDHEAVEN }),
    midheaven: once((widthDeg: number) =>
      turningBorders(near, turning, { targets: evenBorders(widthDeg).map(inFrame), hourAngles: ON_MIDHEAVEN }),
    ),
    houses: (system, longitudeDegAt) =>
      houseBorders(sky, turning, { system, longitudeDegAt, flips, signs: () => ascendant(30) }),
    placidusCusp: (house, longitudesDeg) =>
      turningBorders(near, turning, { targets: longitudesDeg.map(inFrame), hourAngles: onPlacidusCusp(house) }),
    sunOnHorizon: () => ofSun("horizon"),
  };
}

function sunTarget(near: Ephemeris): Target {
  return (jdTt) => near.equatorial("sun", jdTt);
}

function once<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

interface Housed {
  readonly system: HouseSystem;
  readonly longitudeDegAt: ScalarFunction;
  readonly flips: readonly Border[];
  readonly signs: () => readonly Border[];
}

/** A system without cusps of its own has signs for houses: the body's own changes of sign are the caller's to add. */
function houseBorders({ near }: SearchedSky, turning: TurningSky, housed: Housed): readonly Border[] {
  const { system, longitudeDegAt, flips, signs } = housed;
  if (system === "whole-sign") return signs();
  if (system === "equal")
    return [...ascendantFrom(near, turning, { longitudeDegAt, offsetsDeg: evenBorders(30) }), ...flips];
  if (system !== "placidus" && system !== "koch") return [...cuspCurveBorders(near, turning, housed), ...flips];
  const hourAngles = system === "placidus" ? ON_PLACIDUS_CUSPS : ON_KOCH_CUSPS;
  const cusps = turningBorders(near, turning, { targets: [eclipticTarget(longitudeDegAt)], hourAngles });
  // Placidus and Koch end at the polar circles, Placidus some seconds of arc before them
  return isNearCircle(turning.at(turning.window.fromJdTt)) ? [...cusps, ...signs()] : cusps;
}

/** Along the twelve cusps of a system that no formula here gives, as the engine has them. */
function cuspCurveBorders(near: Ephemeris, turning: TurningSky, { system, longitudeDegAt }: Housed): readonly Border[] {
  return cuspCurves(near, turning, system).flatMap((cuspDegAt) =>
    curveBorders(
      near,
      curveCrossings((jdTt) => cuspDegAt(jdTt) - longitudeDegAt(jdTt), turning.window, [0]),
    ),
  );
}

interface From {
  readonly longitudeDegAt: ScalarFunction;
  readonly offsetsDeg: readonly number[];
}

function targetsFrom(longitudeDegAt: ScalarFunction, offsetsDeg: readonly number[]): readonly Target[] {
  return offsetsDeg.map((deg) => eclipticTarget((jdTt) => normalizeDeg(deg + longitudeDegAt(jdTt))));
}

/** Beyond the polar circles, where the Ascendant may run back, along its curve. */
function ascendantFrom(near: Ephemeris, turning: TurningSky, { longitudeDegAt, offsetsDeg }: From): readonly Border[] {
  if (!isNearCircle(turning.at(turning.window.fromJdTt))) {
    return turningBorders(near, turning, {
      targets: targetsFrom(longitudeDegAt, offsetsDeg),
      hourAngles: ON_ASCENDANT,
    });
  }
  const angleAt = (jdTt: number): number => horizonDegOf(turning.at(jdTt)) - longitudeDegAt(jdTt);
  // the point on the horizon may be the Ascendant's opposite
  const bothSides = [...new Set(offsetsDeg.flatMap((deg) => [normalizeDeg(deg), normalizeDeg(deg + 180)]))];
  return curveBorders(near, curveCrossings(angleAt, turning.window, bothSides));
}

/** The Ascendant is slow where it turns: a small difference from the engine's takes so long. */
const CURVE_DOUBT_MS = 2000;

function curveBorders(near: Ephemeris, instants: readonly number[]): readonly Border[] {
  return instants.map((jdTt) => ({ epochMs: near.epochMillisecondsOf(jdTt), doubtMs: CURVE_DOUBT_MS }));
}
