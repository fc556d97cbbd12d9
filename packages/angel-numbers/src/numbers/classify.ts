export const NUMBER_TYPES = ["repeating", "sequential", "mirror", "master", "root", "compound"] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

/** Digits below which nothing is called a sequence or a mirror. */
const FEWEST_IN_PATTERN = 3;

const MASTERS: ReadonlySet<number> = new Set([11, 22, 33]);

/** The class of a string of digits; of several that fit, the first in the order of this function. */
export function typeOf(digits: string): NumberType {
  if (digits.length === 1) return "root";
  if (/^(?:11|22|33)$/.test(digits)) return "master";
  if (isRepeating(digits)) return "repeating";
  if (digits.length < FEWEST_IN_PATTERN) return "compound";
  if (stepOf(digits) !== 0) return "sequential";
  return isPalindrome(digits) || isAlternating(digits) ? "mirror" : "compound";
}

/** Whether all digits are the same. A single digit is. */
export function isRepeating(digits: string): boolean {
  return new Set(digits).size === 1;
}

/** Whether it reads the same from both ends. A single digit does. */
export function isPalindrome(digits: string): boolean {
  return [...digits].reverse().join("") === digits;
}

/** Two different digits by turns, ending on the second: 1212, 202020. */
export function isAlternating(digits: string): boolean {
  return /^(\d)(?!\1)(\d)(?:\1\2)+$/.test(digits);
}

/** 1 where every digit is one more than the one before, -1 where one less, else 0. Nine and zero do not meet. */
export function stepOf(digits: string): 1 | -1 | 0 {
  const steps = new Set([...digits].slice(1).map((digit, index0) => Number(digit) - Number(digits[index0])));
  if (steps.size !== 1) return 0;
  if (steps.has(1)) return 1;
  return steps.has(-1) ? -1 : 0;
}

/** The sums on the way to one digit, or to 11, 22 or 33: 841 is 13, then 4. At least one. */
export function digitSumsOf(digits: string): readonly number[] {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return sum < 10 || MASTERS.has(sum) ? [sum] : [sum, ...digitSumsOf(String(sum))];
}

/** The digits added until one is left, or 11, 22 or 33: 0 to 9, 11, 22, 33. */
export function digitRootOf(digits: string): number {
  return /^(?:11|22|33)$/.test(digits) ? Number(digits) : (digitSumsOf(digits).at(-1) ?? 0);
}
