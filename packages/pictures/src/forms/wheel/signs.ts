import { glyph } from "../../glyphs/glyph";
import { polar, turn } from "../../layout/polar";
import { circle, d, group, path, round, type Shape } from "../../shape";
import { sectorPath } from "../sector";
import { LINE } from "../type";
import type { Bands, BodyBand } from "./bands";
import { signLook } from "./degree";

/** The angle at which a longitude is drawn, in degrees counter-clockwise from the right. */
export type AngleOf = (longitudeDeg: number) => number;

/** The twelve signs, counter-clockwise. */
export function signRing({ signsInner: inner, signsOuter: outer, size }: Bands, angleOf: AngleOf): readonly Shape[] {
  const sectors = Array.from({ length: 12 }, (_, sign0) => {
    const { glyph: name, paint, ground } = signLook(sign0);
    const from = angleOf(sign0 * 30);
    const middle = polar((inner + outer) / 2, from + 15);
    return group(
      [
        path(sectorPath(inner, outer, from, from + 30), { fill: ground, stroke: "faint", "stroke-width": LINE.thin }),
        glyph(name, { ...middle, size: size.glyphs.sign, stroke: paint, weight: 1.9 }),
      ],
      {},
      `sign-${sign0 + 1}`,
    );
  });
  const edges = [outer, inner].map((radius) => circle(0, 0, radius, { stroke: "muted", "stroke-width": LINE.thin }));
  return [...sectors, ...edges];
}

/**
 * A scale of degrees inside a circle: circles of dashes, each dash a stroke along the radius. They start at 0° of the
 * zodiac.
 */
export function degreeTicks({ edge: radius, size }: BodyBand, angleOf: AngleOf): readonly Shape[] {
  const transform = `rotate(${round(-turn(angleOf(0)))})`;
  return size.ticks.map(([everyDeg, length]) => {
    const middle = radius - length / 2;
    const step = (middle * everyDeg * Math.PI) / 180;
    return path(d`M${middle} 0A${middle} ${middle} 0 0 1 ${-middle} 0A${middle} ${middle} 0 0 1 ${middle} 0`, {
      transform,
      stroke: "muted",
      "stroke-width": length,
      // Hundreds of dashes add up: with 0.0001 the last one is still in place.
      "stroke-dasharray": `${LINE.hair} ${(step - LINE.hair).toFixed(4)}`,
      "stroke-dashoffset": LINE.hair / 2,
      "stroke-linecap": "butt",
      "data-name": "ticks",
    });
  });
}
