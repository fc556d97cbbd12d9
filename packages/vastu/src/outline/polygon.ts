import { at } from "@almagest/operation";

/** A place on a plot: x to the east, y to the north, from any origin, in the unit of the request. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners in order, either way round, the last joined to the first. */
export type Outline = readonly Point[];

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export function segmentsOf(outline: Outline): readonly Segment[] {
  return outline.map((from, index0) => ({ from, to: at(outline, (index0 + 1) % outline.length) }));
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - b.x * a.y;
}

/** Twice the area, positive where the corners run counterclockwise. Taken from the first corner, so that far origins cost no digits. */
function doubledArea(outline: Outline): number {
  const origin = at(outline, 0);
  const near = outline.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  return segmentsOf(near).reduce((sum, { from, to }) => sum + cross(from, to), 0);
}

/** Area in the unit's square, whichever way the corners run. */
export function areaOf(outline: Outline): number {
  return Math.abs(doubledArea(outline)) / 2;
}

export function isCounterclockwise(outline: Outline): boolean {
  return doubledArea(outline) > 0;
}

/** The center of the area; of a concave outline it can lie outside. */
export function centroidOf(outline: Outline): Point {
  const origin = at(outline, 0);
  const near = outline.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  let [x, y, doubled] = [0, 0, 0];
  for (const { from, to } of segmentsOf(near)) {
    const part = cross(from, to);
    x += (from.x + to.x) * part;
    y += (from.y + to.y) * part;
    doubled += part;
  }
  return { x: origin.x + x / (3 * doubled), y: origin.y + y / (3 * doubled) };
}

export function boundsOf(outline: Outline): Bounds {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** The larger extent, the measure for small lengths. */
export function sizeOf({ west, east, south, north }: Bounds): number {
  return Math.max(east - west, north - south);
}

/** Lengths below this part of the larger extent are none. */
const NOTHING = 1e-9;

/** True inside and on the outline. */
export function contains(outline: Outline, point: Point): boolean {
  const sides = segmentsOf(outline);
  const slack = NOTHING * sizeOf(boundsOf(outline));
  if (sides.some((side) => distanceBetween(point, nearestOn(side, point)) <= slack)) return true;
  const crossed = sides.filter(({ from, to }) => {
    if (from.y > point.y === to.y > point.y) return false;
    return point.x < from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossed.length % 2 === 1;
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point of a side that lies nearest. */
export function nearestOn({ from, to }: Segment, point: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  if (along <= 0) return from;
  return along >= 1 ? to : { x: from.x + along * dx, y: from.y + along * dy };
}

/** The bearing, clockwise from north, in which a side of the outline looks outward; [0, 360). */
export function outwardBearingDeg({ from, to }: Segment, counterclockwise: boolean): number {
  const [dx, dy] = counterclockwise ? [to.x - from.x, to.y - from.y] : [from.x - to.x, from.y - to.y];
  const bearing = (Math.atan2(dy, -dx) * 180) / Math.PI;
  return (bearing + 360) % 360;
}
