import type { Eclipse } from "@almagest/ephemeris";
import { at } from "@almagest/operation";

/** Between the rows of authority/eclipse-positions.txt. */
const STEP_DAYS = 0.002;
const AU_KM = 149_597_870.7;
/** Radii by which Swiss Ephemeris reckons its eclipses. */
export const SUN_AU = 696_000 / AU_KM;
export const MOON_AU = 1738.15 / AU_KM;
export const EARTH_AU = 6378.1366 / AU_KM;

/** An eclipse computed only from three positions of Sun and Moon. */
export interface Shadow {
  readonly of: Eclipse["of"];
  /** Where the shadow's axis passes nearest to the Earth's centre, or the Moon nearest to the axis: the canon's instant. */
  readonly axisJdTt: number;
  /** That distance in equatorial radii of the Earth. */
  readonly distance: number;
  /** Where the two discs are nearest edge to edge: Swiss Ephemeris' instant. */
  readonly discsJdTt: number;
  /** At the axis' instant. */
  readonly middle: Distances;
  /** Points at which the axis passes the Earth's limb, before and after; the middle twice where it misses the Earth. */
  readonly ends: readonly [Distances, Distances];
}

/** From the Earth's centre. */
export interface Distances {
  readonly sunAu: number;
  readonly moonAu: number;
}

/** A kept line: body, instant of the first row, then for each row longitude, latitude and AU of the Sun and the Moon. */
export function shadowOf(line: string): Shadow {
  const [body, first, ...values] = line.split(" ");
  const of = body === "sun" ? "sun" : "moon";
  const places = [0, 6, 12].map((start) => values.slice(start, start + 6).map(Number));
  const rows = places.map((row) => seen(of, vectorOf(row.slice(0, 3)), vectorOf(row.slice(3))));
  const distancesAfter = (days: number): Distances => {
    const [sunAu = 0, moonAu = 0] = [2, 5].map((column) =>
      alongParabola(
        places.map((row) => row[column] ?? 0),
        days,
      ),
    );
    return { sunAu, moonAu };
  };
  const axis = parabola(rows.map(({ axisSquared }) => axisSquared));
  const middleJdTt = Number(first) + STEP_DAYS;
  const squared = axis.value - axis.slope ** 2 / (4 * axis.bend);
  const greatestDays = -axis.slope / (2 * axis.bend);
  const halfDays = Math.sqrt(Math.max(0, EARTH_AU ** 2 - squared) / axis.bend);
  return {
    of,
    axisJdTt: middleJdTt + greatestDays,
    distance: Math.sqrt(Math.max(0, squared)) / EARTH_AU,
    discsJdTt: middleJdTt + nearestDiscs(rows),
    middle: distancesAfter(greatestDays),
    ends: [distancesAfter(greatestDays - halfDays), distancesAfter(greatestDays + halfDays)],
  };
}

interface Seen {
  readonly axisSquared: number;
  /** The distance of the centers, for a lunar eclipse measured from the Moon. Radians. */
  readonly angleSquared: number;
  readonly radii: number;
}

function seen(of: Eclipse["of"], sun: Vector, moon: Vector): Seen {
  const between = minus(sun, moon);
  const axis = of === "sun" ? between : sun;
  const [one, other] = of === "sun" ? [sun, moon] : [between, minus([0, 0, 0], moon)];
  const chord = minus(unit(one), unit(other));
  const radius = of === "sun" ? MOON_AU : EARTH_AU;
  return {
    axisSquared: dot(moon, moon) - dot(moon, axis) ** 2 / dot(axis, axis),
    angleSquared: (2 * Math.asin(Math.sqrt(dot(chord, chord)) / 2)) ** 2,
    radii: Math.asin(SUN_AU / Math.hypot(...one)) + Math.asin(radius / Math.hypot(...other)),
  };
}

/** Days from the middle row to where angle less radii is least: there the angle falls as fast as the radii grow. */
function nearestDiscs(rows: readonly Seen[]): number {
  const { value, slope, bend } = parabola(rows.map(({ angleSquared }) => angleSquared));
  const radii = parabola(rows.map((row) => row.radii));
  let days = -slope / (2 * bend);
  for (let turn = 0; turn < 20; turn++) {
    const angle = Math.sqrt(Math.max(0, value + days * (slope + bend * days)));
    days = (2 * angle * radii.slope - slope) / (2 * bend);
  }
  return days;
}

/** Through three even rows: value, slope and half the second derivative at the middle one. */
function parabola(rows: readonly number[]): { value: number; slope: number; bend: number } {
  const [before, value, after] = [at(rows, 0), at(rows, 1), at(rows, 2)];
  return {
    value,
    slope: (after - before) / (2 * STEP_DAYS),
    bend: (before - 2 * value + after) / (2 * STEP_DAYS ** 2),
  };
}

function alongParabola(rows: readonly number[], days: number): number {
  const { value, slope, bend } = parabola(rows);
  return value + days * (slope + days * bend);
}

type Vector = readonly [x: number, y: number, z: number];

function vectorOf([longitudeDeg = 0, latitudeDeg = 0, distance = 0]: readonly number[]): Vector {
  const [lon, lat] = [(longitudeDeg * Math.PI) / 180, (latitudeDeg * Math.PI) / 180];
  return [distance * Math.cos(lat) * Math.cos(lon), distance * Math.cos(lat) * Math.sin(lon), distance * Math.sin(lat)];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
