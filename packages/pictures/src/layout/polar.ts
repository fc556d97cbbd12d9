/** A point of a circle around (0, 0): 0° is right, degrees run counter-clockwise, as in a chart. */
export function polar(radius: number, angleDeg: number): { readonly x: number; readonly y: number } {
  const angle = (angleDeg * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
}

/** An angle in [0, 360). */
export function turn(angleDeg: number): number {
  return ((angleDeg % 360) + 360) % 360;
}
