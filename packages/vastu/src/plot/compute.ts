import { type Direction, type Facing, type FacingInput, facingOf, oppositeOf } from "../compass";
import { areaOf, boundsOf } from "../outline/polygon";
import { type Plot, plotOf } from "../outline/schema";
import { type SchoolOnSlope, type SlopeSchool, schoolsOnSlope } from "./ground";
import { type RatioVerdict, ratioVerdict, type Shape, shapeOf } from "./shape";

export interface PlotInput extends FacingInput {
  readonly plot: Parameters<typeof plotOf>[0];
  readonly slopeLowDirection?: Direction | undefined;
  readonly road?: Direction | undefined;
  readonly extensions?: readonly Direction[] | undefined;
  readonly cuts?: readonly Direction[] | undefined;
  readonly water?: Direction | undefined;
  readonly slopeSchool: SlopeSchool;
}

export interface Slope {
  readonly low: Direction;
  readonly high: Direction;
  readonly schools: readonly SchoolOnSlope[];
  readonly chosen: SlopeSchool;
}

export interface PlotFacts {
  readonly plot: Plot;
  readonly facing: Facing;
  readonly sitting: Direction;
  /** North to south and east to west, of the extent; area of the outline. */
  readonly length: number;
  readonly breadth: number;
  readonly area: number;
  readonly shape: Shape;
  readonly ratio: RatioVerdict;
  readonly slope: Slope | undefined;
  readonly road: Direction | undefined;
  readonly water: Direction | undefined;
  readonly extensions: readonly Direction[];
  readonly cuts: readonly Direction[];
  readonly slopeSchool: SlopeSchool;
}

/** A plot by its shape, proportion, ground and surroundings. */
export function computePlot(input: PlotInput): PlotFacts {
  const plot = plotOf(input.plot);
  const { west, east, south, north } = boundsOf(plot.outline);
  const [length, breadth] = [north - south, east - west];
  const facing = facingOf(input);
  const { slopeLowDirection: low, slopeSchool } = input;
  return {
    plot,
    facing,
    sitting: oppositeOf(facing.direction),
    length,
    breadth,
    area: areaOf(plot.outline),
    shape: shapeOf(plot.outline),
    ratio: ratioVerdict(Math.max(length / breadth, breadth / length)),
    slope: low && { low, high: oppositeOf(low), schools: schoolsOnSlope(low), chosen: slopeSchool },
    road: input.road,
    water: input.water,
    extensions: [...new Set(input.extensions ?? [])],
    cuts: [...new Set(input.cuts ?? [])],
    slopeSchool,
  };
}
