import { circle, d, path, polar, type Role, type Shape } from "@almagest/pictures";

/** Curves of glyphs: one weight of line each, in a box of 100 around (0, 0). */
export const WEIGHT = { edge: 3, line: 2.2, fine: 1.3 } as const;

/** A shape with an outline of the ink, filled with the ground or a tint of it. */
export function body(curve: string, fill: Role = "paper"): Shape {
  return path(curve, { fill, stroke: "ink", "stroke-width": WEIGHT.edge });
}

/** A part within a body: a thinner outline. */
export function part(curve: string, fill: Role = "paper"): Shape {
  return path(curve, { fill, stroke: "ink", "stroke-width": WEIGHT.line });
}

export function stroke(curve: string, width: number = WEIGHT.line, paint: Role = "ink"): Shape {
  return path(curve, { stroke: paint, "stroke-width": width });
}

export function fine(curve: string): Shape {
  return stroke(curve, WEIGHT.fine);
}

/** A surface without outline. */
export function solid(curve: string, fill: Role = "ink"): Shape {
  return path(curve, { fill });
}

export function dot(x: number, y: number, r: number, fill: Role = "ink"): Shape {
  return circle(x, y, r, { fill });
}

export function hoop(x: number, y: number, r: number, fill: Role = "paper", width: number = WEIGHT.line): Shape {
  return circle(x, y, r, { fill, stroke: "ink", "stroke-width": width });
}

type Place = readonly [x: number, y: number];

export function dots(r: number, places: readonly Place[], fill: Role = "ink"): readonly Shape[] {
  return places.map(([x, y]) => dot(x, y, r, fill));
}

export function hoops(r: number, places: readonly Place[], fill: Role = "paper", width?: number): readonly Shape[] {
  return places.map(([x, y]) => hoop(x, y, r, fill, width));
}

/** Places along an arc, from one degree to another (0° right, counter-clockwise). */
export function around(
  [x, y]: Place,
  radius: number,
  [fromDeg, toDeg]: readonly [number, number],
  count: number,
): readonly Place[] {
  return Array.from({ length: count }, (_, index0) => {
    const at = polar(radius, fromDeg + ((toDeg - fromDeg) * index0) / Math.max(1, count - 1));
    return [x + at.x, y + at.y];
  });
}

/** Short lines along an arc, between two radii. */
export function ticks(
  [x, y]: Place,
  [inner, outer]: readonly [number, number],
  range: readonly [number, number],
  count: number,
): string {
  const ends = around([x, y], outer, range, count);
  return around([x, y], inner, range, count)
    .map(([ax, ay], index0) => {
      const [bx, by] = ends[index0] ?? [ax, ay];
      return d`M${ax} ${ay}L${bx} ${by}`;
    })
    .join("");
}

/** Two sets of slanted lines within an ellipse: the carvers' sign for black. */
export function hatched([x, y]: Place, [rx, ry]: Place, step: number = 3.4): string {
  const side = Math.SQRT1_2;
  const count = Math.max(1, Math.floor((rx + ry) / 2 / step));
  return Array.from({ length: 2 * count + 1 }, (_, index0) => {
    const off = ((index0 - count) / (count + 0.5)) * side;
    const half = Math.sqrt(Math.max(0, 0.5 - off * off));
    const [from, to] = [off - half, off + half];
    const [low, high] = [-off - half, -off + half];
    return [1, -1]
      .map((way) => d`M${x + way * from * rx} ${y + low * ry}L${x + way * to * rx} ${y + high * ry}`)
      .join("");
  }).join("");
}

/** A line in steps from one place to another. */
export function zigzag([ax, ay]: Place, [bx, by]: Place, count: number, height: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  return Array.from({ length: count + 1 }, (_, index0) => {
    const along = (length * index0) / count;
    const out = (index0 % 2 === 0 ? -1 : 1) * height;
    const [x, y] = [ax + ux * along - uy * out, ay + uy * along + ux * out];
    return index0 === 0 ? d`M${x} ${y}` : d`L${x} ${y}`;
  }).join("");
}

const TOKEN = /[MLCQSTZHV]|-?(?:\d+\.?\d*|\.\d+)/g;

/** A curve of absolute M L H C Q S T Z as seen in a mirror at x = 0. */
export function mirrored(curve: string): string {
  let letter = "";
  let index0 = 0;
  return (curve.match(TOKEN) ?? [])
    .map((token) => {
      if (/[A-Z]/.test(token)) {
        [letter, index0] = [token, 0];
        return token;
      }
      const isX = letter === "H" || (letter !== "V" && index0 % 2 === 0);
      index0 += 1;
      return ` ${isX ? -Number(token) : token}`;
    })
    .join("");
}

/** A curve and its mirror image. */
export function both(curve: string): string {
  return curve + mirrored(curve);
}

/** An ellipse as a curve. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Shapes moved and resized as one. */
export function placed(shapes: readonly Shape[], x: number, y: number, scale: number = 1): Shape {
  return { tag: "g", attributes: { transform: `translate(${x} ${y}) scale(${scale})` }, children: shapes };
}
