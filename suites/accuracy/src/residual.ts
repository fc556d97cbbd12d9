import type { QuantityId } from "./bounds";

/** One comparison: how far off, in the unit of its quantity, and where. */
export interface Residual {
  readonly quantity: QuantityId;
  readonly size: number;
  readonly where: string;
}

/** The sum of a quantity's comparisons. */
export interface Measured {
  readonly quantity: QuantityId;
  readonly comparisons: number;
  readonly largest: number;
  readonly where: string;
}

/** The largest residual of each quantity, in the order they first occur. A comparison without a number is infinite. */
export function summarize(residuals: readonly Residual[]): readonly Measured[] {
  const found = new Map<QuantityId, Measured>();
  for (const { quantity, size, where } of residuals) {
    const magnitude = Number.isFinite(size) ? Math.abs(size) : Number.POSITIVE_INFINITY;
    const before = found.get(quantity) ?? { quantity, comparisons: 0, largest: -1, where };
    const larger = magnitude > before.largest ? { largest: magnitude, where } : {};
    found.set(quantity, { ...before, ...larger, comparisons: before.comparisons + 1 });
  }
  return [...found.values()];
}

/** Difference of two angles given in degrees the short way round, in arcseconds. */
export function arcsecondsBetween(aDeg: number, bDeg: number): number {
  const turned = (((aDeg - bDeg) % 360) + 540) % 360;
  return (turned - 180) * 3600;
}

/** Difference of two signed numbers of degrees, or of degrees a day, in arcseconds. */
export function arcsecondsOf(aDeg: number, bDeg: number): number {
  return (aDeg - bDeg) * 3600;
}
