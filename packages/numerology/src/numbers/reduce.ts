/** Numbers that are not reduced further. */
export const MASTERS = [11, 22, 33] as const;

/** Numbers that stand for a debt where a reduction passes them. */
export const DEBTS = [13, 14, 16, 19] as const;
export type Debt = (typeof DEBTS)[number];

/** The twelve numbers that have a meaning. */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type MeaningNumber = (typeof NUMBERS)[number];

export type NumberType = "single" | "master";

export function isMaster(value: number): boolean {
  return MASTERS.some((master) => master === value);
}

export function typeOf(value: number): NumberType {
  return isMaster(value) ? "master" : "single";
}

export function digitsOf(value: number): readonly number[] {
  return [...String(value)].map(Number);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A total of 0 or more and every sum of digits after it, down to one digit or the first master number. */
export function reductionChain(total: number): readonly number[] {
  const chain = [total];
  for (let value = total; value > 9 && !isMaster(value); ) {
    value = sumOf(digitsOf(value));
    chain.push(value);
  }
  return chain;
}

/** The end of the chain: 0 to 9, 11, 22 or 33. */
export function reduced(total: number): number {
  return reductionChain(total).at(-1) ?? total;
}

/** Sums of digits down to one digit, master numbers included: 0 to 9. */
export function digitalRoot(total: number): number {
  return total === 0 ? 0 : ((total - 1) % 9) + 1;
}

/** The first debt that the reduction of a total meets, the total included. */
export function debtIn(chain: readonly number[]): Debt | undefined {
  return DEBTS.find((debt) => debt === chain.find((value) => DEBTS.some((known) => known === value)));
}
