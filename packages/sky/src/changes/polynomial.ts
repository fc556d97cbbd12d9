import { at, InvariantError } from "@almagest/operation";

/** A smooth function over a stretch of time: a series of Chebyshev polynomials. */
export interface Polynomial {
  readonly middleJd: number;
  readonly halfDays: number;
  readonly coefficients: readonly number[];
}

/** The instants at which a function is read for a polynomial through `count` of them: the zeros of Chebyshev's of that degree. */
export function nodesOf(fromJd: number, toJd: number, count: number): readonly number[] {
  const [middle, half] = [(fromJd + toJd) / 2, (toJd - fromJd) / 2];
  return Array.from({ length: count }, (_, index0) => middle + half * Math.cos((Math.PI * (index0 + 0.5)) / count));
}

/** The polynomial through the values at the nodes of a stretch. */
export function polynomialThrough(fromJd: number, toJd: number, values: readonly number[]): Polynomial {
  const coefficients = weightsOf(values.length).map((weights) => {
    let sum = 0;
    for (let index0 = 0; index0 < values.length; index0++) sum += (weights[index0] ?? 0) * (values[index0] ?? 0);
    return sum;
  });
  return { middleJd: (fromJd + toJd) / 2, halfDays: (toJd - fromJd) / 2, coefficients };
}

/** By the number of nodes: of each coefficient, the weights of the values. */
const weightsKnown = new Map<number, readonly (readonly number[])[]>();

function weightsOf(count: number): readonly (readonly number[])[] {
  const known = weightsKnown.get(count);
  if (known !== undefined) return known;
  const weights = Array.from({ length: count }, (_, degree) =>
    Array.from({ length: count }, (_value, index0) => {
      const height = Math.cos((Math.PI * degree * (index0 + 0.5)) / count);
      return ((degree === 0 ? 1 : 2) * height) / count;
    }),
  );
  weightsKnown.set(count, weights);
  return weights;
}

/** The value at an instant, by Clenshaw's recurrence. */
export function valueAtJd({ middleJd, halfDays, coefficients }: Polynomial, jd: number): number {
  const x = (jd - middleJd) / halfDays;
  let next = 0;
  let afterNext = 0;
  for (let degree = coefficients.length - 1; degree > 0; degree--) {
    const value = 2 * x * next - afterNext + (coefficients[degree] ?? 0);
    afterNext = next;
    next = value;
  }
  return x * next - afterNext + (coefficients[0] ?? 0);
}

/**
 * About what the polynomial leaves out: its next term, of a series whose terms fall by the same factor from one to the
 * next. Where the last term happens to vanish, the one before it speaks.
 */
export function tailOf({ coefficients }: Polynomial): number {
  const { length } = coefficients;
  if (length < 2) throw new InvariantError("a polynomial without a tail", { length });
  const [last, before] = [Math.abs(at(coefficients, length - 1)), Math.abs(at(coefficients, length - 2))];
  const next = before === 0 ? last : Math.max((last * last) / before, before * LEAST_FALL ** 2);
  return Math.min(next, Math.max(last, before));
}

/** Terms of the Moon, which turns fastest, fall by 25 and more from one to the next over a day. */
const LEAST_FALL = 0.04;
