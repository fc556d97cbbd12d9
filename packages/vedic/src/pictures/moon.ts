import { circle, d, type Figure, LINE, path } from "@almagest/pictures";

const RADIUS = 62;

/**
 * The Moon by its elongation from the Sun: 0° new, 90° first quarter, lit on the right as it is seen from the north.
 * Its terminator is half of an ellipse.
 */
export function moonDisc(elongationDeg: number, description: string): Figure {
  const isWaxing = elongationDeg % 360 < 180;
  const across = Math.cos((elongationDeg * Math.PI) / 180) * RADIUS;
  const top = -RADIUS;
  // From the upper to the lower end along the lit limb, and back along the terminator.
  const limb = isWaxing ? 1 : 0;
  // Back over the left: a waxing Moon that is more than half, a waning one that is less.
  const isLeft = isWaxing ? across < 0 : across > 0;
  const back = isLeft ? 1 : 0;
  const lit = d`M0 ${top}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${Math.abs(across)} ${RADIUS} 0 0 ${back} 0 ${top}Z`;
  const side = 2 * RADIUS;
  const transform = `translate(${RADIUS} ${RADIUS})`;
  return {
    width: side,
    height: side,
    shapes: [
      circle(RADIUS, RADIUS, RADIUS, { fill: "muted" }),
      path(lit, { fill: "airWash", transform, "data-at": elongationDeg }),
      circle(RADIUS, RADIUS, RADIUS, { stroke: "ink", "stroke-width": LINE.thin }),
    ],
    description,
    isFixed: true,
  };
}
