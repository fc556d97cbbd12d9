/** An angle brought into [0, 360), in degrees. Never -0. */
export function normalizeDeg(angleDeg: number): number {
  const remainder = angleDeg % 360;
  if (remainder >= 0) return remainder + 0;
  const positive = remainder + 360;
  // -1e-17 + 360 rounds to 360
  return positive === 360 ? 0 : positive;
}

/** `aDeg` minus `bDeg` the short way round the circle, in (-180, 180] degrees; positive where a is ahead of b. */
export function signedDifferenceDeg(aDeg: number, bDeg: number): number {
  const difference = (aDeg - bDeg) % 360;
  if (difference > 180) return difference - 360;
  if (difference <= -180) return difference + 360;
  return difference + 0;
}

/** The arc between two longitudes, in [0, 180] degrees. */
export function separationDeg(aDeg: number, bDeg: number): number {
  return Math.abs(signedDifferenceDeg(aDeg, bDeg));
}
