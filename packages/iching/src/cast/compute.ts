import { at, type Draw, InvariantError } from "@almagest/operation";
import { numberOfLines } from "../hexagrams/table";

/** 6 old yin, which changes to yang; 7 young yang; 8 young yin; 9 old yang, which changes to yin. */
export const LINE_VALUES = [6, 7, 8, 9] as const;
export type LineValue = (typeof LINE_VALUES)[number];

export interface Cast {
  /** Six values from the bottom line up. */
  readonly lines: readonly LineValue[];
  /** Positions of the lines that change, 1 at the bottom to 6, ascending. */
  readonly changing: readonly number[];
  /** Number of the hexagram that was cast, 1 to 64. */
  readonly primary: number;
  /** Number of the hexagram it changes into; absent where no line changes. */
  readonly resulting?: number;
}

const LINES = 6;
const COINS = 3;

/**
 * Casts six lines with three coins each, the bottom line first: heads count 3, tails 2, so that a line is 6 in one cast of
 * eight, 7 and 8 in three, 9 in one.
 */
export function castBy(draw: Draw): Cast {
  return castOf(Array.from({ length: LINES }, () => thrownLine(draw)));
}

function thrownLine({ coin }: Draw): LineValue {
  let heads = 0;
  for (let thrown = 0; thrown < COINS; thrown++) if (coin()) heads += 1;
  return at(LINE_VALUES, heads);
}

/**
 * The hexagram that six lines make and the one they change into.
 * @param lines six values from the bottom line up
 */
export function castOf(lines: readonly LineValue[]): Cast {
  const changing = lines.flatMap((value, index0) => (value === 6 || value === 9 ? [index0 + 1] : []));
  const primary = numberOf(lines.map((value) => value === 7 || value === 9));
  if (changing.length === 0) return { lines, changing, primary };
  return { lines, changing, primary, resulting: numberOf(lines.map((value) => value === 7 || value === 6)) };
}

function numberOf(yang: readonly boolean[]): number {
  const binary = yang.map(Number).join("");
  const number = numberOfLines(binary);
  if (number === undefined) throw new InvariantError("a cast without a hexagram", { binary });
  return number;
}
