import * as z from "zod";
import { flawOf } from "./flaws";
import type { Outline, Point } from "./polygon";

const pointShape = {
  x: z.number().meta({ description: "Distance to the east of the origin, in the unit of the request", examples: [15] }),
  y: z.number().meta({ description: "Distance to the north of the origin, in the unit of the request", examples: [0] }),
};

export const pointAsked = z.object(pointShape).meta({ name: "PlotPointAsked" });
export const pointSchema = z.object(pointShape).meta({ name: "PlotPoint" });

/** An outline as it is asked for; one that crosses itself is refused by name. */
export const outlineSchema = z
  .array(pointAsked)
  .min(3)
  .max(16)
  .check((payload) => {
    const { length } = payload.value;
    const flaw = length < 3 || length > 16 ? undefined : flawOf(payload.value);
    if (flaw !== undefined) payload.issues.push({ code: "custom", message: flaw, input: payload.value });
  })
  .meta({
    name: "PlotOutline",
    description: "Three to sixteen corners in order, either way round, x east and y north; concave outlines too",
  });

export const UNITS = ["feet", "metres"] as const;
export type Unit = (typeof UNITS)[number];

const side = z.number().gt(0).max(1e6);

export const plotSchema = z
  .object({
    width: side
      .optional()
      .meta({ description: "East to west, in the unit, of a rectangle along the compass", examples: [30] }),
    depth: side
      .optional()
      .meta({ description: "North to south, in the unit, of a rectangle along the compass", examples: [40] }),
    polygon: outlineSchema.optional(),
    unit: z
      .enum(UNITS)
      .default("feet")
      .meta({ fold: "case", description: "Unit of every length; areas are in its square" }),
  })
  .check((payload) => {
    const problem = plotProblem(payload.value);
    if (problem === undefined) return;
    const { path, message } = problem;
    payload.issues.push({ code: "custom", path: [path], message, input: payload.value[path] });
  })
  .meta({ name: "PlotAsked" });

interface PlotInput {
  readonly width?: number | undefined;
  readonly depth?: number | undefined;
  readonly polygon?: Outline | undefined;
  readonly unit: Unit;
}

function plotProblem({
  width,
  depth,
  polygon,
}: PlotInput): { readonly path: "polygon" | "width" | "depth"; readonly message: string } | undefined {
  const sides = width !== undefined || depth !== undefined;
  if (polygon !== undefined && sides) {
    const message = "polygon came with width or depth. Send the outline, or the two sides of a rectangle.";
    return { path: "polygon", message };
  }
  if (polygon === undefined && width === undefined) {
    return { path: "width", message: "width is missing. Send width and depth, or polygon with 3 to 16 corners." };
  }
  if (polygon === undefined && depth === undefined) {
    return { path: "depth", message: "depth is missing. Send it beside width, or send polygon instead of both." };
  }
  return undefined;
}

/** The outline that an answer was made from, for who draws it. */
export const plotOutlined = z
  .object({
    polygon: z
      .array(pointSchema)
      .meta({ description: "Outline of the plot; of a rectangle from its southwest corner" }),
    unit: z.enum(UNITS),
  })
  .meta({ name: "PlotOutlined", description: "The plot as it was read, to draw by", weight: "bulk" });

/** A plot as computed with. */
export interface Plot {
  readonly outline: Outline;
  readonly unit: Unit;
}

/** The outline of a plot; a rectangle has its south-west corner at the origin. */
export function plotOf({ width = 1, depth = 1, polygon, unit }: PlotInput): Plot {
  const rectangle: readonly Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return { outline: polygon ?? rectangle, unit };
}

/** A length or a coordinate on the wire. */
export function wireLength(length: number): number {
  return Math.round(length * 1e4) / 1e4 + 0;
}

/** An area on the wire. */
export function wireArea(area: number): number {
  return Math.round(area * 100) / 100;
}

export function wirePoint({ x, y }: Point): { x: number; y: number } {
  return { x: wireLength(x), y: wireLength(y) };
}

export function wirePlot({ outline, unit }: Plot): z.output<typeof plotOutlined> {
  return { polygon: outline.map(wirePoint), unit };
}
