const isLong = process.env["ALMAGEST_LONG"] === "1";
const isCi = process.env["ALMAGEST_CI"] === "1";

/** The number of cases of a proof: some in `npm test`, all of them in CI and in `npm run test:long`. */
export function strong(some: number, all: number): number {
  return isCi || isLong ? all : some;
}

/** The same of a proof that takes minutes with all cases: CI, too, takes some. */
export function long(some: number, all: number): number {
  return isLong ? all : some;
}

/** One item in so many, and others at the next turn; all of them in `npm run test:long`. */
export function inTurn<Item>(items: readonly Item[], turn: number, oneIn: number): readonly Item[] {
  return items.filter((_, index0) => (turn + index0) % long(oneIn, 1) === 0);
}
