import { type Direction, isSide, oppositeOf } from "../compass";
import { brihatSamhita, convention, type Source } from "../source";

export const SLOPE_SCHOOLS = ["brihat-samhita", "modern"] as const;
export type SlopeSchool = (typeof SLOPE_SCHOOLS)[number];

export const SLOPE_VERDICTS = ["auspicious", "permitted", "inauspicious", "not-stated"] as const;
export type SlopeVerdict = (typeof SLOPE_VERDICTS)[number];

export interface SchoolOnSlope {
  readonly school: SlopeSchool;
  readonly verdict: SlopeVerdict;
  /** Empty where no verse speaks. */
  readonly verse: string;
}

/**
 * The verdicts of the two schools on ground, by its low side. The chapter speaks of ground raised in the northeast
 * (53.115) and of falls toward the four quarters, each granted to ranks of its society (53.91); 53.116-117, which
 * translators read as raised ground, are about enlarging a house on one side.
 */
export function schoolsOnSlope(low: Direction): readonly SchoolOnSlope[] {
  return [classical(low), { school: "modern", verdict: MODERN[low], verse: "" }];
}

function classical(low: Direction): SchoolOnSlope {
  const school = "brihat-samhita";
  if (oppositeOf(low) === "Northeast") return { school, verdict: "inauspicious", verse: "53.115" };
  if (isSide(low)) return { school, verdict: "permitted", verse: "53.91" };
  return { school, verdict: "not-stated", verse: "" };
}

const MODERN = {
  North: "permitted",
  Northeast: "auspicious",
  East: "permitted",
  Southeast: "inauspicious",
  South: "inauspicious",
  Southwest: "inauspicious",
  West: "inauspicious",
  Northwest: "inauspicious",
} as const satisfies Record<Direction, SlopeVerdict>;

/** Of the schools above, as sources. */
export function sourceOfSchool({ school, verse }: SchoolOnSlope): Source {
  if (school === "modern") return convention("modern vastu: the northeast is the lowest part of a plot");
  const [chapter, number] = verse.split(".");
  if (chapter === undefined || number === undefined) {
    return convention("Brihat Samhita 53.91 and 53.115 do not speak of ground that is low on this side");
  }
  return brihatSamhita(number);
}

export type Auspicious = "auspicious" | "inauspicious";

/** Water beside a house does good in the north and the northeast, harm in the six others (53.119). */
export function waterAuspiciousness(direction: Direction): Auspicious {
  return direction === "North" || direction === "Northeast" ? "auspicious" : "inauspicious";
}

export const waterSource: Source = brihatSamhita("119");

const LIMITED_TO_EAST_AND_NORTH: readonly Direction[] = ["North", "Northeast", "East"];

/** An enlargement on one side is a fault; in the east or north it is allowed where it must be, at a price (53.116-117). */
export function extensionAuspiciousness(direction: Direction): "inauspicious" | "mixed" {
  return LIMITED_TO_EAST_AND_NORTH.includes(direction) ? "mixed" : "inauspicious";
}

export function sourceOfExtension(direction: Direction): Source {
  if (direction === "Northeast") {
    const note =
      "The verse counts any one-sided enlargement a fault; that one in the northeast does good is modern custom.";
    return brihatSamhita("116", { note });
  }
  return isSide(direction) ? brihatSamhita("116-117") : brihatSamhita("116");
}

export function sourceOfCut(direction: Direction): Source {
  const limb = CUT_LIMBS[direction];
  return convention(
    limb === undefined
      ? "no verse speaks of a plot that lacks ground on this side; current practice"
      : `current practice; the nearest verses, Brihat Samhita 53.67-68, speak of a Vastu figure without its ${limb}`,
  );
}

/** Where the figure of 53.51-54 has the limbs that 53.67-68 speak of. */
const CUT_LIMBS: Partial<Readonly<Record<Direction, string>>> = {
  Northeast: "head",
  Southeast: "right arm",
  Southwest: "feet",
  Northwest: "left arm",
};

const ROADS = {
  North: "auspicious",
  Northeast: "auspicious",
  East: "auspicious",
  Southeast: "mixed",
  South: "mixed",
  Southwest: "inauspicious",
  West: "mixed",
  Northwest: "mixed",
} as const satisfies Record<Direction, "auspicious" | "inauspicious" | "mixed">;

export function roadAuspiciousness(direction: Direction): (typeof ROADS)[Direction] {
  return ROADS[direction];
}

export const roadSource: Source = convention("current practice: roads to the north and east are favored");

/** Anything before a gate counts against it unless farther off than twice the height of the house. */
export const obstructionSource: Source = brihatSamhita("76");
