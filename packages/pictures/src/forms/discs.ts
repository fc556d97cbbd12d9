import { circle, d, group, path, round, type Shape } from "../shape";
import { moonDisc } from "./moon";
import { LINE } from "./type";

/** Marks that look like a disc in the sky. */
export type DiscName = "new-moon" | "full-moon" | "solar-eclipse" | "lunar-eclipse";

const LIT_PERCENT = { "new-moon": 0, "full-moon": 100, "lunar-eclipse": 100 } as const;

/** The Moon at a syzygy, in the round shadow of the Earth, or dark before a rim of the Sun. */
export function discMark(name: DiscName, x: number, y: number, radius: number): Shape {
  if (name === "solar-eclipse") return group(darkSun(x, y, radius), {}, name);
  const moon = moonDisc({ x, y, radius, litPercent: LIT_PERCENT[name], isWaxing: true });
  return group(name === "lunar-eclipse" ? [moon, shadow(x, y, radius)] : [moon], {}, name);
}

function darkSun(x: number, y: number, radius: number): readonly Shape[] {
  return [
    circle(x, y, radius + 1, { fill: "lit", stroke: "muted", "stroke-width": LINE.thin }),
    circle(x, y, radius - 2, { fill: "unlit" }),
  ];
}

/** The shadow's size and distance, in radii of the Moon. */
const SHADOW = { radius: 1.3, distance: 1.2 } as const;

/** The overlap of the disc and the shadow, with its horns where both circles meet. */
function shadow(x: number, y: number, radius: number): Shape {
  const [r, distance] = [radius * SHADOW.radius, radius * SHADOW.distance];
  const hornX = (r ** 2 - radius ** 2 - distance ** 2) / (2 * distance);
  const hornY = Math.sqrt(radius ** 2 - hornX ** 2);
  const area = d`M${hornX} ${-hornY}A${r} ${r} 0 0 1 ${hornX} ${hornY}A${radius} ${radius} 0 0 1 ${hornX} ${-hornY}Z`;
  return path(area, { transform: `translate(${round(x)} ${round(y)}) rotate(30)`, fill: "unlit" });
}
