import {
  type AngleTrack,
  angleCrossings,
  answerableWindow,
  type Ephemeris,
  normalizeDeg,
  type SearchWindow,
} from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { TICKS_PER_CIRCLE, ticksOf } from "../zodiac/circle";

/** One stay of an angle in one of equal parts of the circle, whole, wherever the window that it was asked for ends. */
export interface LimbSpan {
  /** Of the part, from 0. */
  readonly index0: number;
  readonly startJdTt: number;
  readonly endJdTt: number;
  /** The same in UTC epoch milliseconds, not rounded. */
  readonly startMs: number;
  readonly endMs: number;
}

/** Position of an angle in its part of the circle. */
export interface LimbPlace {
  readonly index0: number;
  /** The share of the part that has passed, [0, 1). */
  readonly elapsed: number;
}

/** The four limbs that Sun and Moon make, each a division of the circle by an angle that never turns. */
export const LIMB_KINDS = ["tithi", "nakshatra", "yoga", "karana"] as const;
export type LimbKind = (typeof LIMB_KINDS)[number];

/** Equal parts of the circle: twelve degrees, 13°20', 13°20' and six degrees. */
export const LIMB_PARTS = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const satisfies Record<
  LimbKind,
  number
>;

/** Of sidereal and tropical longitudes alike: precession and nutation move neither by a thousandth of these. */
const MOON = { slowestDegPerDay: 11.4, fastestDegPerDay: 15.9, stepDays: 1 };
const SUN = { slowestDegPerDay: 0.92, fastestDegPerDay: 1.06 };

/** Longitude of the Moon less that of the Sun; the ayanamsa falls out. */
export function elongation(ephemeris: Ephemeris): AngleTrack {
  return {
    motion: {
      slowestDegPerDay: MOON.slowestDegPerDay - SUN.fastestDegPerDay,
      fastestDegPerDay: MOON.fastestDegPerDay - SUN.slowestDegPerDay,
      stepDays: MOON.stepDays,
    },
    at: (jdTt) => {
      const moon = ephemeris.ecliptic("moon", jdTt);
      const sun = ephemeris.ecliptic("sun", jdTt);
      return {
        angleDeg: normalizeDeg(moon.longitudeDeg - sun.longitudeDeg),
        speedDegPerDay: moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay,
      };
    },
  };
}

/** Sidereal longitude of the Moon by Lahiri. */
function siderealMoon(ephemeris: Ephemeris): AngleTrack {
  return {
    motion: MOON,
    at: (jdTt) => {
      const moon = ephemeris.ecliptic("moon", jdTt);
      return {
        angleDeg: normalizeDeg(moon.longitudeDeg - ephemeris.ayanamsaDeg("lahiri", jdTt)),
        speedDegPerDay: moon.longitudeSpeedDegPerDay,
      };
    },
  };
}

/** Sidereal longitude of the Sun by Lahiri. */
function siderealSun(ephemeris: Ephemeris): AngleTrack {
  return {
    motion: { ...SUN, stepDays: 8 },
    at: (jdTt) => {
      const sun = ephemeris.ecliptic("sun", jdTt);
      return {
        angleDeg: normalizeDeg(sun.longitudeDeg - ephemeris.ayanamsaDeg("lahiri", jdTt)),
        speedDegPerDay: sun.longitudeSpeedDegPerDay,
      };
    },
  };
}

/** The sum of the sidereal longitudes of Sun and Moon by Lahiri. */
function siderealSum(ephemeris: Ephemeris): AngleTrack {
  return {
    motion: {
      slowestDegPerDay: MOON.slowestDegPerDay + SUN.slowestDegPerDay,
      fastestDegPerDay: MOON.fastestDegPerDay + SUN.fastestDegPerDay,
      stepDays: MOON.stepDays,
    },
    at: (jdTt) => {
      const moon = ephemeris.ecliptic("moon", jdTt);
      const sun = ephemeris.ecliptic("sun", jdTt);
      const ayanamsaDeg = ephemeris.ayanamsaDeg("lahiri", jdTt);
      return {
        angleDeg: normalizeDeg(moon.longitudeDeg + sun.longitudeDeg - 2 * ayanamsaDeg),
        speedDegPerDay: moon.longitudeSpeedDegPerDay + sun.longitudeSpeedDegPerDay,
      };
    },
  };
}

const TRACKS = {
  tithi: elongation,
  nakshatra: siderealMoon,
  yoga: siderealSum,
  karana: elongation,
} as const satisfies Record<LimbKind, (ephemeris: Ephemeris) => AngleTrack>;

/** The angle whose parts a limb is. */
export function limbTrack(ephemeris: Ephemeris, kind: LimbKind): AngleTrack {
  return TRACKS[kind](ephemeris);
}

/**
 * Every tithi, nakshatra, yoga or karana that runs at some instant of the half-open window of TT Julian days, in order
 * and without gap: each whole, from the instant it begins to the instant it ends, within 2 ms. One that is skipped by
 * the sunrises, or that two of them meet, is there like any other. Sidereal by the true Lahiri ayanamsa, apparent
 * positions. Throws what the ephemeris throws where a span leaves its range.
 */
export function limbSpans(ephemeris: Ephemeris, kind: LimbKind, window: SearchWindow): readonly LimbSpan[] {
  return spansOf(TRACKS[kind](ephemeris), { ephemeris, parts: LIMB_PARTS[kind], window });
}

/** The Moon's stays in the signs by Lahiri that touch the window, whole. */
export function moonSignSpans(ephemeris: Ephemeris, window: SearchWindow): readonly LimbSpan[] {
  return spansOf(siderealMoon(ephemeris), { ephemeris, parts: 12, window });
}

/** The Sun's stays in the signs by Lahiri that touch the window, whole. */
export function sunSignSpans(ephemeris: Ephemeris, window: SearchWindow): readonly LimbSpan[] {
  return spansOf(siderealSun(ephemeris), { ephemeris, parts: 12, window });
}

/** The limbs at an instant. */
export function limbsAt(ephemeris: Ephemeris, jdTt: number): Readonly<Record<LimbKind, LimbPlace>> {
  const place = (kind: LimbKind): LimbPlace => partOf(TRACKS[kind](ephemeris).at(jdTt).angleDeg, LIMB_PARTS[kind]);
  return { tithi: place("tithi"), nakshatra: place("nakshatra"), yoga: place("yoga"), karana: place("karana") };
}

/** Longitudes by Lahiri, [0, 360). */
export function luminariesAt(
  ephemeris: Ephemeris,
  jdTt: number,
): { readonly sunLongitudeDeg: number; readonly moonLongitudeDeg: number } {
  const ayanamsaDeg = ephemeris.ayanamsaDeg("lahiri", jdTt);
  return {
    sunLongitudeDeg: normalizeDeg(ephemeris.ecliptic("sun", jdTt).longitudeDeg - ayanamsaDeg),
    moonLongitudeDeg: normalizeDeg(ephemeris.ecliptic("moon", jdTt).longitudeDeg - ayanamsaDeg),
  };
}

/** The part of the circle, of `parts` equal ones, that holds an angle, by exact arithmetic. */
export function partOf(angleDeg: number, parts: number): LimbPlace {
  const size = TICKS_PER_CIRCLE / parts;
  const ticks = ticksOf(angleDeg);
  return { index0: Math.floor(ticks / size), elapsed: (ticks % size) / size };
}

interface SpanSearch {
  readonly ephemeris: Ephemeris;
  readonly parts: number;
  readonly window: SearchWindow;
}

function spansOf(track: AngleTrack, { ephemeris, parts, window }: SpanSearch): readonly LimbSpan[] {
  const arcDeg = 360 / parts;
  const longestDays = arcDeg / track.motion.slowestDegPerDay;
  const reach = answerableWindow(ephemeris, {
    fromJdTt: window.fromJdTt - longestDays,
    toJdTt: window.toJdTt + longestDays,
  });
  const bordersDeg = bordersBetween(track, reach, arcDeg);
  const crossings = angleCrossings(track, { anglesDeg: bordersDeg, window: reach });
  const borders = crossings.map(({ jdTt, angleDeg }) => ({ jdTt, index0: Math.round(angleDeg / arcDeg) % parts }));
  return borders.slice(1).flatMap((end, before0) => {
    const start = at(borders, before0);
    if (end.jdTt <= window.fromJdTt || start.jdTt >= window.toJdTt) return [];
    const [startMs, endMs] = [ephemeris.epochMillisecondsOf(start.jdTt), ephemeris.epochMillisecondsOf(end.jdTt)];
    return [{ index0: start.index0, startJdTt: start.jdTt, endJdTt: end.jdTt, startMs, endMs }];
  });
}

/** The borders that can be crossed: all of the circle in a long window, the few ahead in a short one. */
function bordersBetween(track: AngleTrack, window: SearchWindow, arcDeg: number): readonly number[] {
  const all = Array.from({ length: Math.round(360 / arcDeg) }, (_, index0) => arcDeg * index0);
  const farthestDeg = track.motion.fastestDegPerDay * (window.toJdTt - window.fromJdTt);
  const { angleDeg } = track.at(window.fromJdTt);
  return all.filter((borderDeg) => normalizeDeg(borderDeg - angleDeg) <= farthestDeg);
}
