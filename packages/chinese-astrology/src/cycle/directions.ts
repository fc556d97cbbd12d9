import { BRANCH_ROWS, type Branch } from "./branches";
import type { Phase } from "./phases";

/** Three branches of one season, which make the phase of its direction: all three, in any order. */
export interface Direction {
  readonly phase: Phase;
  readonly members: readonly [Branch, Branch, Branch];
  readonly chinese: string;
  readonly pinyin: string;
}

/** The four directions, in the order of the seasons. Two of three make none (*Di Tian Sui*, the chapter of directions). */
export const DIRECTIONS: readonly Direction[] = [
  direction("wood", ["yin", "mao", "chen"]),
  direction("fire", ["si", "wu", "wei"]),
  direction("metal", ["shen", "you", "xu"]),
  direction("water", ["hai", "zi", "chou"]),
];

/** The direction that branches make, if they do. */
export function directionOf(branches: readonly string[]): Direction | undefined {
  return DIRECTIONS.find(({ members }) => members.every((member) => branches.includes(member)));
}

function direction(phase: Phase, members: Direction["members"]): Direction {
  const rows = members.map((member) => BRANCH_ROWS[member]);
  return {
    phase,
    members,
    chinese: `${rows.map(({ chinese }) => chinese).join("")}三會`,
    pinyin: `${rows.map(({ pinyin }) => pinyin).join(" ")} sān huì`,
  };
}
