import type { LimbKind, LimbSpan } from "./limbs";

/** Two limbs that change within this time of the instant judged are both named. */
export const BORDER_MS = 180_000;

/** A limb that begins or ends within three minutes of an instant, with the one on the other side. */
export interface LimbBorder {
  readonly kind: "tithi" | "nakshatra";
  readonly index0: number;
  readonly otherIndex0: number;
  readonly atMs: number;
}

const PARTS = { tithi: 30, nakshatra: 27 } as const;

/** The borders of tithi and nakshatra near an instant, from the spans that contain it. */
export function bordersNear(
  spans: Readonly<Record<Extract<LimbKind, "tithi" | "nakshatra">, LimbSpan>>,
  epochMs: number,
): readonly LimbBorder[] {
  return (["tithi", "nakshatra"] as const).flatMap((kind) => {
    const { index0, startMs, endMs } = spans[kind];
    const beside = (by: 1 | -1, atMs: number): LimbBorder => ({
      kind,
      index0,
      otherIndex0: (index0 + by + PARTS[kind]) % PARTS[kind],
      atMs,
    });
    if (Math.abs(endMs - epochMs) <= BORDER_MS) return [beside(1, endMs)];
    if (Math.abs(epochMs - startMs) <= BORDER_MS) return [beside(-1, startMs)];
    return [];
  });
}
