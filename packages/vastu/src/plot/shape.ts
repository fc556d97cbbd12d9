import { at } from "@almagest/operation";
import { mountainAt } from "@almagest/sky";
import { isCounterclockwise, type Outline, outwardBearingDeg, segmentsOf } from "../outline/polygon";
import { brihatSamhita, convention, type Source } from "../source";

export const SHAPES = ["regular", "askew", "irregular"] as const;
export type Shape = (typeof SHAPES)[number];

/** A corner may differ from a right angle by this much, the accuracy of a tape measure. */
const RIGHT_ANGLE_SLACK_DEG = 1;

/**
 * Four right corners along the compass are regular, turned from it askew, anything else irregular. A side lies along
 * the compass while it looks into the middle mountain of its wind, 7.5° to either hand.
 */
export function shapeOf(outline: Outline): Shape {
  const counterclockwise = isCounterclockwise(outline);
  const sides = segmentsOf(outline).map((side) => outwardBearingDeg(side, counterclockwise));
  const bearings = withoutStraightCorners(sides);
  if (bearings.length !== 4) return "irregular";
  const turnsRight = bearings.every((bearing, index0) => {
    const turned = turnDeg(bearing, at(bearings, (index0 + 1) % 4));
    return Math.abs(Math.abs(turned) - 90) <= RIGHT_ANGLE_SLACK_DEG;
  });
  if (!turnsRight) return "irregular";
  return bearings.every(looksAlongCompass) ? "regular" : "askew";
}

function turnDeg(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A corner on a straight side is none. */
function withoutStraightCorners(bearings: readonly number[]): readonly number[] {
  return bearings.filter((bearing, index0) => {
    const next = at(bearings, (index0 + 1) % bearings.length);
    return Math.abs(turnDeg(bearing, next)) > RIGHT_ANGLE_SLACK_DEG;
  });
}

function looksAlongCompass(bearingDeg: number): boolean {
  return ["N2", "E2", "S2", "W2"].includes(mountainAt(bearingDeg).place);
}

/** 53.115 speaks of two faults of shape; where neither is there, it is silent. */
export function sourceOfShape(shape: Shape): Source {
  if (shape !== "regular") return brihatSamhita("115");
  return convention("Brihat Samhita 53.115 names the faults of a crooked and of an askew plot; this one has neither");
}

export const RATIOS = ["square", "moderate", "long", "double", "elongated"] as const;
export type RatioVerdict = (typeof RATIOS)[number];

/** Of the longer side to the shorter, upper ends; the double is a verse's, the others are convention. */
const NEARLY_SQUARE = 1.05;
const MODERATE = 1.5;
const DOUBLE = { from: 1.98, to: 2.02 };

export function ratioVerdict(proportion: number): RatioVerdict {
  if (proportion <= NEARLY_SQUARE) return "square";
  if (proportion <= MODERATE) return "moderate";
  if (proportion < DOUBLE.from) return "long";
  return proportion <= DOUBLE.to ? "double" : "elongated";
}

const RATIO_BASIS = {
  square: "no verse of the chapter judges the proportion of a plot; current practice",
  moderate: "current practice; the houses of Brihat Samhita 53.12-13 are longer than broad by a tenth to a quarter",
  long: "no verse of the chapter judges the proportion of a plot; current practice",
  elongated: "current practice; the chapter's longest house, 53.11, is twice as long as broad",
} as const satisfies Record<Exclude<RatioVerdict, "double">, string>;

export function sourceOfRatio(verdict: RatioVerdict): Source {
  return verdict === "double" ? brihatSamhita("11") : convention(RATIO_BASIS[verdict]);
}
