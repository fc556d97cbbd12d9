import { splitAtAntimeridian } from "./polyline";
import { atan2Deg, cosDeg, eastDeg, type GeoPoint, sinDeg } from "./sphere";

type Vector = readonly [x: number, y: number, z: number];

export const ARC_STEP_DEG = 5;

/** A half circle round the globe that leaves a place at an azimuth and ends at the antipodes. */
export interface GreatCircle {
  readonly start: Vector;
  readonly ahead: Vector;
}

/** At a pole north is the direction of the place's own longitude, away from it (north pole) or toward it (south). */
export function greatCircle(place: GeoPoint, azimuthDeg: number): GreatCircle {
  const { latitudeDeg: latitude, longitudeDeg: longitude } = place;
  const start: Vector = [cosDeg(latitude) * cosDeg(longitude), cosDeg(latitude) * sinDeg(longitude), sinDeg(latitude)];
  const north: Vector = [
    -sinDeg(latitude) * cosDeg(longitude),
    -sinDeg(latitude) * sinDeg(longitude),
    cosDeg(latitude),
  ];
  const east: Vector = [-sinDeg(longitude), cosDeg(longitude), 0];
  return { start, ahead: turned(north, east, azimuthDeg) };
}

/** The place an arc away from the start. */
export function alongCircle({ start, ahead }: GreatCircle, arcDeg: number): GeoPoint {
  const [x, y, z] = turned(start, ahead, arcDeg);
  return { latitudeDeg: atan2Deg(z, Math.hypot(x, y)), longitudeDeg: eastDeg(atan2Deg(y, x)) };
}

/** Every 5° of arc from the place itself to its antipodes: 37 points. */
export function circlePoints(place: GeoPoint, circle: GreatCircle): readonly GeoPoint[] {
  const first = { latitudeDeg: place.latitudeDeg, longitudeDeg: eastDeg(place.longitudeDeg) };
  const count = 180 / ARC_STEP_DEG;
  return [first, ...Array.from({ length: count }, (_, index0) => alongCircle(circle, ARC_STEP_DEG * (index0 + 1)))];
}

/** The same in pieces that do not pass the antimeridian. */
export function circlePieces(points: readonly GeoPoint[], circle: GreatCircle): readonly (readonly GeoPoint[])[] {
  return splitAtAntimeridian(points, (before) => {
    // The plane of the antimeridian is y = 0; of the two opposite passages one lies on its side of the globe.
    const arcDeg = atan2Deg(-circle.start[1], circle.ahead[1]);
    const passages = [arcDeg, arcDeg + 180].map((arc) => ({
      x: turned(circle.start, circle.ahead, arc)[0],
      latitudeDeg: alongCircle(circle, arc).latitudeDeg,
    }));
    return passages.find(({ x }) => x <= 0)?.latitudeDeg ?? before.latitudeDeg;
  });
}

function turned(from: Vector, to: Vector, angleDeg: number): Vector {
  const [near, far] = [cosDeg(angleDeg), sinDeg(angleDeg)];
  return [near * from[0] + far * to[0], near * from[1] + far * to[1], near * from[2] + far * to[2]];
}
