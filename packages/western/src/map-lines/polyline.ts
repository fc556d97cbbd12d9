import type { GeoPoint } from "./sphere";

/**
 * Cuts a line where it passes the antimeridian, so that each piece can be drawn unchanged: the piece before ends, and
 * the one after begins, on ±180°. `crossingLatitudeDeg` gives the latitude of the passage between two neighbors.
 */
export function splitAtAntimeridian(
  points: readonly GeoPoint[],
  crossingLatitudeDeg: (before: GeoPoint, after: GeoPoint) => number,
): readonly (readonly GeoPoint[])[] {
  const pieces: GeoPoint[][] = [];
  let piece: GeoPoint[] = [];
  let before: GeoPoint | undefined;
  for (const point of points) {
    if (before !== undefined && Math.abs(point.longitudeDeg - before.longitudeDeg) > 180) {
      const latitudeDeg = crossingLatitudeDeg(before, point);
      const edge = before.longitudeDeg > 0 ? 180 : -180;
      piece.push({ latitudeDeg, longitudeDeg: edge });
      pieces.push(piece);
      piece = [{ latitudeDeg, longitudeDeg: -edge }];
    }
    piece.push(point);
    before = point;
  }
  pieces.push(piece);
  return pieces;
}
