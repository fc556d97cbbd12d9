import { circle, group, type Shape } from "../shape";
import { moonDisc } from "./moon";
import { LINE } from "./type";

/** Marks that are seen in the sky as discs. */
export type DiscName = "new-moon" | "full-moon" | "solar-eclipse" | "lunar-eclipse";

/** How much of the Moon is lit, the shadow coming on from the east of it, which is its left. */
const MOON = {
  "new-moon": { litPercent: 0, isWaxing: true },
  "full-moon": { litPercent: 100, isWaxing: true },
  "lunar-eclipse": { litPercent: 40, isWaxing: true },
} as const;

/** The Moon at a syzygy, in the shadow of the earth, or dark before a rim of the Sun. */
export function discMark(name: DiscName, x: number, y: number, radius: number): Shape {
  if (name !== "solar-eclipse") return group([moonDisc({ x, y, radius, ...MOON[name] })], {}, name);
  return group(
    [
      circle(x, y, radius + 1, { fill: "lit", stroke: "muted", "stroke-width": LINE.thin }),
      circle(x, y, radius - 2, { fill: "unlit" }),
    ],
    {},
    name,
  );
}
