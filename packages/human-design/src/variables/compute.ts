import type { Activation } from "../chart/activations";
import type { DesignBody, Side } from "../chart/bodies";
import { activationOf, type Design } from "../chart/design";
import { toneMarginDeg } from "../wheel/place";

/** The four arrows in the order of answers: which activation each is read from. */
export const ARROWS = [
  { key: "determination", side: "design", body: "sun", layer: "health", position: "top-left" },
  { key: "environment", side: "design", body: "north-node", layer: "health", position: "bottom-left" },
  { key: "perspective", side: "personality", body: "north-node", layer: "psychology", position: "bottom-right" },
  { key: "motivation", side: "personality", body: "sun", layer: "psychology", position: "top-right" },
] as const satisfies readonly {
  readonly key: string;
  readonly side: Side;
  readonly body: DesignBody;
  readonly layer: string;
  readonly position: string;
}[];

export type ArrowSource = (typeof ARROWS)[number];
export type ArrowKey = ArrowSource["key"];
export type Direction = "left" | "right";

/** Four minutes of the mean Sun, in degrees: 4 × 0.98565 / 1440. A birth time is seldom known better. */
export const CONFIDENCE_MARGIN_DEG = 0.00274;

export interface Arrow {
  readonly source: ArrowSource;
  readonly activation: Activation;
  readonly direction: Direction;
  /** Whether the nearest border of a tone, at which an arrow can turn, is farther than the margin. */
  readonly isConfident: boolean;
}

/** Tones 1 to 3 point left, 4 to 6 right. */
export function directionOf({ tone }: Pick<Activation, "tone">): Direction {
  return tone <= 3 ? "left" : "right";
}

/** The four arrows. */
export function arrowsOf(design: Pick<Design, "sides">): readonly Arrow[] {
  return ARROWS.map((source) => {
    const activation = activationOf(design, source.side, source.body);
    return {
      source,
      activation,
      direction: directionOf(activation),
      isConfident: toneMarginDeg(activation.longitudeDeg) > CONFIDENCE_MARGIN_DEG,
    };
  });
}
