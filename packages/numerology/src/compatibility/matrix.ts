import { at } from "@almagest/operation";
import { digitalRoot, isMaster } from "../numbers/reduce";

/**
 * The compatibility of two numbers of 1 to 9, 50 to 100. Numbers of one family (1 5 7, 2 4 8, 3 6 9) 95, the same 90,
 * compatible 82, neutral 70, challenging 55; 3 with 5 is 85, 2 with 6 is 90, 7 with 9 is 70. Families and degrees:
 * Glynis McCants, Glynis Has Your Number (2005); the figures are this package's.
 */
const SCORES = [
  [90, 82, 82, 55, 95, 55, 95, 70, 82],
  [82, 90, 82, 95, 55, 90, 55, 95, 82],
  [82, 82, 90, 55, 85, 95, 55, 55, 95],
  [55, 95, 55, 90, 55, 82, 82, 95, 55],
  [95, 55, 85, 55, 90, 55, 95, 70, 82],
  [55, 90, 95, 82, 55, 90, 55, 82, 95],
  [95, 55, 55, 82, 95, 55, 90, 55, 70],
  [70, 95, 55, 95, 70, 82, 55, 90, 55],
  [82, 82, 95, 55, 82, 95, 70, 55, 90],
] as const;

const SAME_MASTER = 95;

/** The score of two core numbers; master numbers count as their digit, two of one kind 95. */
export function pairScore(first: number, second: number): number {
  if (first === second && isMaster(first)) return SAME_MASTER;
  return at(at(SCORES, digitalRoot(first) - 1), digitalRoot(second) - 1);
}

const COMPATIBLE_FROM = 82;
const CHALLENGING_BELOW = 60;

/** The digits that a number gets on with, and those it does not; neutral ones are in neither list. */
export function friendsOf(number: number): { readonly compatible: number[]; readonly incompatible: number[] } {
  const digits = SCORES.map((_, index0) => index0 + 1);
  const score = (other: number): number => pairScore(digitalRoot(number), other);
  return {
    compatible: digits.filter((other) => score(other) >= COMPATIBLE_FROM),
    incompatible: digits.filter((other) => score(other) < CHALLENGING_BELOW),
  };
}
