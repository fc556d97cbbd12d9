import type { Ephemeris } from "@almagest/ephemeris";
import { computeAstrocartography, computeLocalSpace } from "@almagest/western/facts";
import { type AuthorityChart, chartNamed } from "./charts";
import { MAPPED_CHARTS } from "./derived-cases";
import { arcsecondsOf, type Residual } from "./residual";
import { readSwetest, type SwetestAnswer } from "./swetest";
import { swetestNameOf } from "./swetest-names";

const RAD = Math.PI / 180;
const INCLUDE = "north-node,chiron,lilith";

/** The lines of each body over the Earth, and the bodies on the horizon of the birthplace. */
export function measureMapLines(ephemeris: Ephemeris): readonly Residual[] {
  return MAPPED_CHARTS.flatMap((id) => {
    const chart = chartNamed(id);
    return [...lineResiduals(chart, ephemeris), ...horizonResiduals(chart, ephemeris)];
  });
}

interface Place {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** On the meridian line the body is neither east nor west, on the horizon's neither up nor down; and on the side named. */
function lineResiduals(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const swetest = readSwetest(chart.id);
  const input = { ...chart.civil, ...chart.place, nodeType: "true" as const, include: INCLUDE };
  return computeAstrocartography(input, { ephemeris }).lines.flatMap(({ body, midheavenDeg, rising, setting }) => {
    const where = `${chart.id}, ${body.id}`;
    const above = overhead(swetest, swetestNameOf(body.id, "true"));
    const meridian = directionFrom({ latitudeDeg: 0, longitudeDeg: midheavenDeg }, above);
    const onMeridian = meridian.up > 0 ? arcsecondsOf(asinDeg(meridian.east), 0) : Number.NaN;
    const horizon = [
      { line: rising, side: 1 },
      { line: setting, side: -1 },
    ].flatMap(({ line, side }) =>
      [...line.points, ...line.pieces.flat()].map((place): Residual => {
        const { up, east } = directionFrom(place, above);
        const wrongSide = east * side < -1e-6;
        return { quantity: "map-lines", size: wrongSide ? Number.NaN : arcsecondsOf(asinDeg(up), 0), where };
      }),
    );
    return [{ quantity: "map-lines" as const, size: onMeridian, where: `${where}, midheaven` }, ...horizon];
  });
}

type Vector = readonly [x: number, y: number, z: number];

/** The direction of a body in the turning Earth's own frame, from its ecliptic place, obliquity and sidereal time. */
function overhead(swetest: SwetestAnswer, name: string): Vector {
  const { longitudeDeg, latitudeDeg } = swetest.body(name);
  const tilt = swetest.body("Ecl. Obl.").longitudeDeg * RAD;
  const turn = swetest.body("Sidereal Time").longitudeDeg * RAD;
  const [x, y, z] = toward(longitudeDeg, latitudeDeg);
  const [equator, height] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
  return [x * Math.cos(turn) + equator * Math.sin(turn), equator * Math.cos(turn) - x * Math.sin(turn), height];
}

function directionFrom({ latitudeDeg, longitudeDeg }: Place, body: Vector): { up: number; east: number } {
  return { up: dot(toward(longitudeDeg, latitudeDeg), body), east: dot(toward(longitudeDeg + 90, 0), body) };
}

function toward(longitudeDeg: number, latitudeDeg: number): Vector {
  const [lon, lat] = [longitudeDeg * RAD, latitudeDeg * RAD];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function asinDeg(sine: number): number {
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RAD;
}

/** Azimuth and altitude as one direction: the angle on the sky between the library's and the body's. */
function horizonResiduals(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const swetest = readSwetest(chart.id);
  const { latitude: latitudeDeg, longitude: longitudeDeg } = chart.place;
  const input = { ...chart.civil, ...chart.place, include: "north-node,chiron,lilith" };
  return computeLocalSpace(input, { ephemeris }).bodies.map(({ id, azimuthDeg, altitudeDeg }): Residual => {
    const above = overhead(swetest, swetestNameOf(id, "mean"));
    const { up, east } = directionFrom({ latitudeDeg, longitudeDeg }, above);
    const north = dot(toward(longitudeDeg + 180, 90 - latitudeDeg), above);
    const [ownNorth, ownEast, ownUp] = toward(azimuthDeg, altitudeDeg);
    const apart = Math.hypot(ownNorth - north, ownEast - east, ownUp - up);
    return { quantity: "horizon", size: arcsecondsOf(apart / RAD, 0), where: `${chart.id}, ${id}` };
  });
}
