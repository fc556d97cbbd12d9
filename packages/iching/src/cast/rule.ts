import { at } from "@almagest/operation";
import { hexagramOf } from "../hexagrams/table";
import type { Cast } from "./compute";

/** The rule of Zhu Xi that applies to a cast, by the number of lines that move. */
export type MovementRule = "none" | "one" | "two" | "three" | "four" | "five" | "six" | "sixPure";

export interface Movement {
  readonly rule: MovementRule;
  /** The line whose text decides, 1 at the bottom to 6; undefined where Judgments do. */
  readonly ruler: number | undefined;
  /** The hexagram whose Judgment weighs more; undefined where lines decide, or one Judgment alone. */
  readonly lean: "primary" | "resulting" | undefined;
  /** Lines whose texts are read in the hexagram that was cast, ascending. */
  readonly readInPrimary: readonly number[];
  /** Lines whose texts are read in the hexagram it changes into, ascending. */
  readonly readInResulting: readonly number[];
  /** The trigrams that change. */
  readonly shift: "lower" | "upper" | "both" | undefined;
}

const POSITIONS = [1, 2, 3, 4, 5, 6] as const;
const PURE: readonly number[] = [1, 2];

/**
 * The texts of a cast that answer: of one moving line its own, of two both and the upper one above all, of three the two
 * Judgments, of four and five the lines of the resulting hexagram that stay, of four the lower one above all, of six the
 * Judgment of the resulting hexagram.
 *
 * Source: Zhu Xi, Yixue qimeng (1186), part 4 (Kao bian zhan); the rules of three to five lines read in the
 * Yixue qimeng tongshi, the others as later writers quote them. Of the twenty
 * ways in which three lines move, the ten with the bottom line among them lean to the first hexagram, the others to the
 * second.
 */
export function movementOf({ changing, primary }: Pick<Cast, "changing" | "primary">): Movement {
  const still = POSITIONS.filter((position) => !changing.includes(position));
  const shift = shiftOf(changing);
  const none = { ruler: undefined, lean: undefined, readInPrimary: [], readInResulting: [], shift } as const;
  switch (changing.length) {
    case 0:
      return { ...none, rule: "none" };
    case 1:
    case 2:
      return {
        ...none,
        rule: changing.length === 1 ? "one" : "two",
        ruler: at(changing, changing.length - 1),
        readInPrimary: changing,
      };
    case 3:
      return { ...none, rule: "three", lean: changing.includes(1) ? "primary" : "resulting" };
    case 4:
    case 5:
      return { ...none, rule: changing.length === 4 ? "four" : "five", ruler: at(still, 0), readInResulting: still };
    default:
      return { ...none, rule: PURE.includes(hexagramOf(primary).number) ? "sixPure" : "six" };
  }
}

function shiftOf(changing: readonly number[]): Movement["shift"] {
  const lower = changing.some((position) => position <= 3);
  const upper = changing.some((position) => position > 3);
  if (lower && upper) return "both";
  return lower ? "lower" : upper ? "upper" : undefined;
}
