/** The number of cases of a proof: some in `npm test`, all of them in `npm run test:long`. */
export function strong(some: number, all: number): number {
  return process.env["ALMAGEST_LONG"] === "1" ? all : some;
}
