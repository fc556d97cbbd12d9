import {
  digitRootOf,
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
  | "rising"
  | "falling"
  | "level";

export interface Sequence {
  readonly number: string;
  readonly type: NumberType;
  /** 0 to 9, 11, 22 or 33. */
  readonly digitRoot: number;
  readonly isPalindrome: boolean;
  readonly isRepeating: boolean;
  readonly uniqueDigits: number;
  readonly shape: Shape;
  /** The digit that comes most often, of equals the first; undefined where none comes twice. */
  readonly repeated: { readonly digit: string; readonly count: number } | undefined;
  /** Three or more neighbors that go up or down by one, in a number that does not as a whole; the longest, the first of equals. */
  readonly run: string | undefined;
}

/** The meaning of the digits of a number by themselves. `number` is 1 to 8 digits; zeros in front count. */
export function computeSequence(number: string): Sequence {
  return {
    number,
    type: typeOf(number),
    digitRoot: digitRootOf(number),
    isPalindrome: isPalindrome(number),
    isRepeating: isRepeating(number),
    uniqueDigits: new Set(number).size,
    shape: shapeOf(number),
    repeated: repeatedDigit(number),
    run: runIn(number),
  };
}

function shapeOf(number: string): Shape {
  if (number.length === 1) return "single";
  if (isRepeating(number)) return "repeating";
  const step = number.length > 2 ? stepOf(number) : 0;
  if (step !== 0) return step > 0 ? "ascending" : "descending";
  if (isPalindrome(number)) return "palindrome";
  if (isAlternating(number)) return "alternating";
  const change = Math.sign(Number(number.at(-1)) - Number(number[0]));
  if (change === 0) return "level";
  return change > 0 ? "rising" : "falling";
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
