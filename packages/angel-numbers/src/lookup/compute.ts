import {
  digitRootOf,
  digitSumsOf,
  isAlternating,
  isPalindrome,
  isRepeating,
  type NumberType,
  stepOf,
  typeOf,
} from "../numbers/classify";

export type Shape =
  | "single"
  | "repeating"
  | "ascending"
  | "descending"
  | "palindrome"
  | "alternating"
  /** Two digits. */
  | "stepUp"
  | "stepDown"
  /** Every digit higher than the one before, or lower. */
  | "climbing"
  | "dropping"
  /** The same, with equal neighbors. */
  | "terracesUp"
  | "terracesDown"
  /** Both up and down, by the last digit against the first. */
  | "turningUp"
  | "turningDown"
  | "level";

export interface Sequence {
  readonly number: string;
  readonly type: NumberType;
  /** 0 to 9, 11, 22 or 33. */
  readonly digitRoot: number;
  /** The sums that lead to the root: 841 has 13 and 4. */
  readonly sums: readonly number[];
  readonly isPalindrome: boolean;
  readonly isRepeating: boolean;
  readonly uniqueDigits: number;
  readonly shape: Shape;
  /** The digit that comes most often, of equals the first; undefined where none comes twice. */
  readonly repeated: { readonly digit: string; readonly count: number } | undefined;
  /** The digits that no other feature names, in their order, each once. */
  readonly inner: readonly string[];
  /** Three or more neighbors that go up or down by one, in a number that does not as a whole; the longest, the first of equals. */
  readonly run: string | undefined;
}

/** The meaning of the digits of a number by themselves. `number` is 1 to 8 digits; zeros in front count. */
export function computeSequence(number: string): Sequence {
  const shape = shapeOf(number);
  const repeated = repeatedDigit(number);
  const run = runIn(number);
  return {
    number,
    type: typeOf(number),
    digitRoot: digitRootOf(number),
    sums: digitSumsOf(number),
    isPalindrome: isPalindrome(number),
    isRepeating: isRepeating(number),
    uniqueDigits: new Set(number).size,
    shape,
    repeated,
    inner: innerDigits(number, [...(repeated?.digit ?? ""), ...(run ?? ""), ...centerOf(number, shape)]),
    run,
  };
}

/** The middle digit of a palindrome; empty where there are two, and in any other number. */
export function centerOf(number: string, shape: Shape): string {
  return shape === "palindrome" && number.length % 2 === 1 ? number.charAt((number.length - 1) / 2) : "";
}

function innerDigits(number: string, named: readonly string[]): readonly string[] {
  if (stepOf(number) !== 0) return [];
  const told = new Set([number.charAt(0), number.slice(-1), ...named]);
  return [...new Set(number)].filter((digit) => !told.has(digit));
}

function shapeOf(number: string): Shape {
  if (number.length === 1) return "single";
  if (isRepeating(number)) return "repeating";
  const step = number.length > 2 ? stepOf(number) : 0;
  if (step !== 0) return step > 0 ? "ascending" : "descending";
  if (isPalindrome(number)) return "palindrome";
  if (isAlternating(number)) return "alternating";
  return courseOf(number);
}

function courseOf(number: string): Shape {
  const changes = [...number].slice(1).map((digit, index0) => Math.sign(Number(digit) - Number(number[index0])));
  const [up, still, down] = [1, 0, -1].map((sign) => changes.includes(sign));
  if (up && down) {
    const change = Math.sign(Number(number.at(-1)) - Number(number[0]));
    if (change === 0) return "level";
    return change > 0 ? "turningUp" : "turningDown";
  }
  if (number.length === 2) return up ? "stepUp" : "stepDown";
  if (still) return up ? "terracesUp" : "terracesDown";
  return up ? "climbing" : "dropping";
}

function repeatedDigit(number: string): Sequence["repeated"] {
  const [most] = [...new Set(number)]
    .map((digit) => ({ digit, count: number.split(digit).length - 1 }))
    .sort((one, other) => other.count - one.count);
  return most !== undefined && most.count > 1 ? most : undefined;
}

function runIn(number: string): string | undefined {
  if (stepOf(number) !== 0) return undefined;
  for (let length = number.length - 1; length >= 3; length--) {
    for (let start = 0; start + length <= number.length; start++) {
      const part = number.slice(start, start + length);
      if (stepOf(part) !== 0) return part;
    }
  }
  return undefined;
}
