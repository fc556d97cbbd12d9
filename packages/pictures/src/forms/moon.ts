import { circle, d, group, path, type Shape } from "../shape";
import { LINE } from "./type";

export interface MoonDisc {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Percent of the disc. */
  readonly litPercent: number;
  readonly isWaxing: boolean;
}

/** The Moon as seen from the north, lit on the right while it grows: half an ellipse separates light from dark. */
export function moonDisc({ x, y, radius, litPercent, isWaxing }: MoonDisc): Shape {
  const lit = Math.min(Math.max(litPercent, 0), 100) / 100;
  const terminator = radius * Math.abs(1 - 2 * lit);
  const limb = isWaxing ? 1 : 0;
  // If less than half is lit, the terminator runs back from the south through the lit half.
  const back = lit < 0.5 ? 1 - limb : limb;
  const area = d`M${x} ${y - radius}A${radius} ${radius} 0 0 ${limb} ${x} ${y + radius}A${terminator} ${radius} 0 0 ${back} ${x} ${y - radius}Z`;
  return group(
    [
      circle(x, y, radius, { fill: "unlit" }),
      ...(lit === 0 ? [] : [path(area, { fill: "lit", "data-lit": litPercent })]),
      circle(x, y, radius, { fill: "none", stroke: "muted", "stroke-width": LINE.thin }),
    ],
    {},
    "moon",
  );
}
