/** Rectangular coordinates in one frame and one unit. */
export type Vector = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;

/** From two spherical angles in degrees and a distance. */
export function vectorOf(longitudeDeg: number, latitudeDeg: number, distance: number): Vector {
  const [lon, lat] = [longitudeDeg * RADIANS, latitudeDeg * RADIANS];
  return [distance * Math.cos(lat) * Math.cos(lon), distance * Math.cos(lat) * Math.sin(lon), distance * Math.sin(lat)];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function lengthOf(a: Vector): number {
  return Math.hypot(...a);
}

/** The angle between two directions in radians, [0, π], exact also where it is small. */
export function angleBetween(a: Vector, b: Vector): number {
  const [p, q] = [lengthOf(a), lengthOf(b)];
  const chord = Math.hypot(a[0] / p - b[0] / q, a[1] / p - b[1] / q, a[2] / p - b[2] / q);
  return 2 * Math.asin(Math.min(1, chord / 2));
}
