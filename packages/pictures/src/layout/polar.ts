/** A point of a circle around (0, 0): 0° is right, degrees run counter-clockwise, as in a chart. */
export function polar(radius: number, angleDeg: number): { readonly x: number; readonly y: number } {
  const angle = (angleDeg * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
}

/** A place by its distance from (0, 0) and its angle. */
export interface PolarPoint {
  readonly radius: number;
  readonly deg: number;
}

/** Points of a spiral between two places, without the first: lines between pairs that keep their order never cross. */
export function spiral(from: PolarPoint, to: PolarPoint, steps: number): readonly PolarPoint[] {
  return Array.from({ length: steps }, (_, index0) => {
    const share = (index0 + 1) / steps;
    return { radius: from.radius + (to.radius - from.radius) * share, deg: from.deg + (to.deg - from.deg) * share };
  });
}

/** An angle in [0, 360). */
export function turn(angleDeg: number): number {
  return ((angleDeg % 360) + 360) % 360;
}
