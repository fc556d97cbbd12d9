import { circle, LINE, type Role, type Shape } from "@almagest/pictures";
import type { QuarterColor } from "../calendar/directions";

const PAINTS = { red: "fire", white: "paper", black: "ink", yellow: "lit" } as const satisfies Record<
  QuarterColor,
  Role
>;

/** A disk in the color of a quarter; its name stands beside it. */
export function swatch(color: QuarterColor, { x, y }: { x: number; y: number }): readonly Shape[] {
  return [circle(x, y, 7, { fill: PAINTS[color], stroke: "ink", "stroke-width": LINE.thin, "data-color": color })];
}
