import { type Ephemeris, separationDeg } from "@almagest/ephemeris";
import { bodyOf, PLANET_IDS, type PlanetId } from "@almagest/sky";
import type { InstantChart } from "./chart";

/** An angle or a planet of a return on, or a planet opposite, a planet of the birth chart. */
export interface Touch {
  readonly by: PlanetId | "ascendant" | "midheaven";
  readonly natal: PlanetId;
  readonly where: "on" | "opposite";
  readonly orbDeg: number;
}

export interface NatalLongitude {
  readonly id: PlanetId;
  readonly longitudeDeg: number;
}

const ANGLE_ORB_DEG = 5;
const BODY_ORB_DEG = 2;
const MOST = 3;

export function natalLongitudes(ephemeris: Ephemeris, jdTt: number): readonly NatalLongitude[] {
  return PLANET_IDS.map((id) => ({ id, longitudeDeg: ephemeris.ecliptic(id, jdTt).longitudeDeg }));
}

/** The touches of a return on the birth chart: angles first, then planets, each once in a way, the closest first; at most three. */
export function touchesOf(chart: InstantChart, natal: readonly NatalLongitude[]): readonly Touch[] {
  const closest = (found: readonly Touch[]): readonly Touch[] =>
    found.toSorted((one, other) => one.orbDeg - other.orbDeg);
  const angles = closest(natal.flatMap((place) => anglesOn(chart, place)));
  const bodies = closest(natal.flatMap((place) => bodiesOn(chart, place)));
  const isFirst = ({ by, where }: Touch, index0: number): boolean =>
    bodies.findIndex((other) => other.by === by && other.where === where) === index0;
  return [...angles, ...bodies.filter(isFirst)].slice(0, MOST);
}

function anglesOn({ houses }: InstantChart, { id, longitudeDeg }: NatalLongitude): readonly Touch[] {
  const angles = [
    ["ascendant", houses.ascendantDeg],
    ["midheaven", houses.midheavenDeg],
  ] as const;
  return angles.flatMap(([by, angleDeg]) => {
    const orbDeg = separationDeg(angleDeg, longitudeDeg);
    return orbDeg <= ANGLE_ORB_DEG ? [{ by, natal: id, where: "on" as const, orbDeg }] : [];
  });
}

/** A planet on its own place is the return itself, or a generation's. */
function bodiesOn({ bodies }: InstantChart, { id, longitudeDeg }: NatalLongitude): readonly Touch[] {
  return PLANET_IDS.filter((by) => by !== id).flatMap((by) => {
    const apartDeg = separationDeg(bodyOf(bodies, by).longitudeDeg, longitudeDeg);
    const where = apartDeg <= 90 ? "on" : "opposite";
    const orbDeg = where === "on" ? apartDeg : 180 - apartDeg;
    return orbDeg <= BODY_ORB_DEG ? [{ by, natal: id, where, orbDeg } as const] : [];
  });
}
