import type { ValuedLetter } from "./pythagorean";
import { digitsOf, reductionChain } from "./reduce";

/** ` → 15 → 1+5 = 6`: the first reduction by its result, further ones with their digits. Empty where nothing is reduced. */
export function shortTail(total: number): string {
  const [first, ...further] = reductionChain(total).slice(1);
  return first === undefined ? "" : ` → ${first}${stepsOf(first, further)}`;
}

/** `23 → 2+3 = 5`: a number and every reduction with its digits. */
export function fullLine(value: number): string {
  return `${value}${stepsOf(value, reductionChain(value).slice(1))}`;
}

function stepsOf(from: number, results: readonly number[]): string {
  const befores = [from, ...results];
  return results.map((result, index0) => ` → ${digitsOf(befores[index0] ?? 0).join("+")} = ${result}`).join("");
}

/** `J=1, O=6` */
export function valuesLine(letters: readonly ValuedLetter[]): string {
  return letters.map(({ letter, value }) => `${letter}=${value}`).join(", ");
}

/** `J=1, O=6, … → 1+6+… = 78 → 15 → 1+5 = 6` */
export function lettersLine(letters: readonly ValuedLetter[], total: number): string {
  const addends = letters.map(({ value }) => value).join("+");
  return `${valuesLine(letters)} → ${addends} = ${total}${shortTail(total)}`;
}
