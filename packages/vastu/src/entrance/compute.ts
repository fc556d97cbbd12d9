import { type Facing, type FacingInput, facingOf, isSide, type Side, sideOfBearing } from "../compass";
import {
  DOOR_PARTS,
  type Grid,
  PADAS_ON_SIDE,
  padaAt,
  partAlong,
  placeOfPada,
  pointAlong,
  type SideParts,
} from "../grid/squares";
import {
  boundsOf,
  distanceBetween,
  isCounterclockwise,
  nearestOn,
  type Outline,
  outwardBearingDeg,
  type Point,
  segmentsOf,
  sizeOf,
} from "../outline/polygon";
import { type Plot, plotOf } from "../outline/schema";

export interface EntranceInput extends FacingInput {
  readonly plot: Parameters<typeof plotOf>[0];
  readonly door?: Point | undefined;
  readonly doorPosition?: number | undefined;
  readonly grid: Grid;
}

/** A door as it was read. */
export interface Door {
  readonly point: Point;
  /** From the point that was sent to the outline, in the unit of the plot. */
  readonly moved: number;
}

export interface EntranceFacts {
  readonly pada: number;
  /** Of the pada: a door in the last ninth of a wall is in the square where the next side begins. */
  readonly side: Side;
  /** The side that the wall of the door looks to. */
  readonly wall: Side;
  readonly parts: SideParts;
  readonly facing: Facing;
  readonly grid: Grid;
  readonly plot: Plot;
  readonly door: Door;
  readonly from: "door" | "doorPosition";
}

interface PlacedDoor extends Door {
  readonly side: Side;
  /** Along the side of the extent, from the corner where it begins. */
  readonly part: number;
}

const SAME_DISTANCE = 1e-9;

/** The pada of a door, by a point or by a part of the side that the building faces. */
export function computeEntrance(input: EntranceInput): EntranceFacts {
  const plot = plotOf(input.plot);
  const facing = facingOf(input);
  const placed =
    input.door === undefined
      ? doorAlong(plot.outline, facing, input.doorPosition ?? 0)
      : doorNear(plot.outline, input.door, facing);
  const from = input.door === undefined ? "doorPosition" : "door";
  const parts = from === "door" ? DOOR_PARTS[input.grid] : PADAS_ON_SIDE;
  const pada = padaAt(placed.side, placed.part, parts);
  const door = { point: placed.point, moved: placed.moved };
  const side = placeOfPada(pada).side;
  return { pada, side, wall: placed.side, parts, facing, grid: input.grid, plot, door, from };
}

function doorAlong(outline: Outline, { direction }: Facing, part: number): PlacedDoor {
  const side = isSide(direction) ? direction : "East";
  return { point: pointAlong(side, part, boundsOf(outline)), moved: 0, side, part };
}

/**
 * The nearest point of the outline, on the side that its edge looks to. At a corner of two edges, the edge where the
 * door is nearer to the beginning of its side: a corner belongs to the side that begins there. Of two points equally
 * near, the one on the side that the building faces.
 */
function doorNear(outline: Outline, sent: Point, { direction }: Facing): PlacedDoor {
  const bounds = boundsOf(outline);
  const counterclockwise = isCounterclockwise(outline);
  const candidates = segmentsOf(outline).map((edge) => {
    const point = nearestOn(edge, sent);
    const side = sideOfBearing(outwardBearingDeg(edge, counterclockwise));
    return { point, moved: distanceBetween(point, sent), side, part: partAlong(side, point, bounds) };
  });
  const slack = SAME_DISTANCE * sizeOf(bounds);
  return candidates.reduce((best, one) => {
    if (Math.abs(one.moved - best.moved) > slack) return one.moved < best.moved ? one : best;
    if (distanceBetween(one.point, best.point) <= slack) return one.part < best.part ? one : best;
    return one.side === direction ? one : best;
  });
}
