import { at } from "@almagest/operation";
import { type Direction, type Facing, type FacingInput, facingOf } from "../compass";
import { type Bounds, boundsOf, centroidOf, type Outline, type Point } from "../outline/polygon";
import { type Plot, plotOf } from "../outline/schema";
import { isConvention, type Source } from "../source";
import { POINTS, type RoomType, type RoomVerdict, SCORING, sourceOfRoom, verdictOf, type Zone } from "./tables";

export interface RoomInput {
  readonly type: RoomType;
  readonly direction?: Direction | undefined;
  readonly polygon?: Outline | undefined;
}

export interface RoomsInput extends FacingInput {
  readonly plot: Parameters<typeof plotOf>[0];
  readonly rooms: readonly RoomInput[];
}

export interface JudgedRoom {
  readonly type: RoomType;
  readonly zone: Zone;
  readonly verdict: RoomVerdict;
  readonly source: Source;
  /** Where the room was given by its outline. */
  readonly outline: Outline | undefined;
  readonly center: Point | undefined;
}

export interface RoomsFacts {
  readonly plot: Plot;
  readonly facing: Facing;
  readonly rooms: readonly JudgedRoom[];
  /** 0 to 100. */
  readonly score: number;
}

/** Rooms by the quarters that they lie in, and what all of them make together. */
export function computeRooms(input: RoomsInput): RoomsFacts {
  const plot = plotOf(input.plot);
  const bounds = boundsOf(plot.outline);
  const rooms = input.rooms.map((room) => judged(room, bounds));
  return { plot, facing: facingOf(input), rooms, score: scoreOf(rooms) };
}

function judged({ type, direction, polygon }: RoomInput, bounds: Bounds): JudgedRoom {
  const center = polygon && centroidOf(polygon);
  const zone = direction ?? (center ? zoneOf(center, bounds) : "Center");
  const verdict = verdictOf(type, zone);
  return { type, zone, verdict, source: sourceOfRoom(type, zone), outline: polygon, center };
}

const ZONES = [
  ["Southwest", "West", "Northwest"],
  ["South", "Center", "North"],
  ["Southeast", "East", "Northeast"],
] as const satisfies readonly (readonly Zone[])[];

const SLACK = 1e-9;

/** The ninth of the plot's extent that holds a place; a border belongs to the third east or north of it. */
export function zoneOf({ x, y }: Point, { west, east, south, north }: Bounds): Zone {
  return at(at(ZONES, third((x - west) / (east - west))), third((y - south) / (north - south)));
}

function third(part: number): number {
  return Math.max(0, Math.min(2, Math.floor(3 * (part + SLACK))));
}

/** Mean of the points by weight: a verse counts twice as much as convention. */
function scoreOf(rooms: readonly JudgedRoom[]): number {
  let [points, weights] = [0, 0];
  for (const { source, verdict } of rooms) {
    const weight = isConvention(source) ? SCORING.conventionWeight : SCORING.sourcedWeight;
    points += weight * POINTS[verdict];
    weights += weight;
  }
  return (100 * points) / weights;
}
