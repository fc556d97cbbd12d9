/** Aspects by the angles that define them (Ptolemy, Tetrabiblos I.13; the conjunction in addition), within 6°. */
const ANGLES = [
  ["CONJUNCTION", 0],
  ["SEXTILE", 60],
  ["SQUARE", 90],
  ["TRINE", 120],
  ["OPPOSITION", 180],
] as const;

const ORB = 6;

export type Longitudes = readonly { readonly name: string; readonly longitude: number }[];

export function apart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return difference > 180 ? 360 - difference : difference;
}

export function aspectBetween(
  one: number,
  other: number,
): { readonly type: string; readonly orb: number; readonly strength: number } | undefined {
  for (const [type, angle] of ANGLES) {
    const orb = Math.abs(apart(one, other) - angle);
    if (orb < ORB) return { type, orb, strength: 100 * (1 - orb / ORB) };
  }
  return undefined;
}
