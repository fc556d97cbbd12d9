import type { Bound } from "./bounds-model";

/** The quantities compared of the Chinese calendar. */
export const CHINESE_BOUNDS = {
  "solar-terms": {
    quantity: "Solar terms of 1900 to 2100",
    unit: "s",
    bound: 0.01,
    authority: "search",
    reason: "instants are kept to 0.009 s",
  },
  "new-moons": {
    quantity: "New moons of 1900 to 2100",
    unit: "s",
    bound: 0.01,
    authority: "search",
    reason: "instants are kept to 0.009 s",
  },
} as const satisfies Readonly<Record<string, Bound>>;
