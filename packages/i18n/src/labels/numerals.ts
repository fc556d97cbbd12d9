import type { TermTable } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";

/** Numbers from 1 on that requests take as texts: each is its own label. */
export function numerals(last: number): TermTable {
  const numbers = Array.from({ length: last }, (_, index0) => String(index0 + 1));
  return Object.fromEntries(numbers.map((number) => [number, composedTerm(() => number)]));
}
