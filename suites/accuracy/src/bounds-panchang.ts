import type { Bound } from "./bounds-model";

/** The quantities compared of days, matches and ingresses. */
export const PANCHANG_BOUNDS = {
  "panchang-borders": {
    quantity: "Borders of tithi, karana, nakshatra, yoga and Moon sign in three months",
    unit: "s",
    bound: 0.01,
    authority: "search",
    reason: "instants are kept to 0.009 s",
  },
  "panchang-risings": {
    quantity: "Risings of the Sun, risings and settings of the Moon, at places below 45°",
    unit: "s",
    bound: 0.1,
    authority: "swetest",
    reason: "printed to 0.1 s",
  },
  "vedic-ingresses": {
    quantity: "Sidereal ingresses: Saturn's of two centuries, all grahas' of two months",
    unit: "s",
    bound: 0.01,
    authority: "search",
    reason: "instants are kept to 0.009 s",
  },
  "vedic-matching": {
    quantity: "Kootas, doshas, cancellations and poruthams of 1,294 couples",
    unit: "cases",
    bound: 0,
    authority: "program",
  },
} as const satisfies Readonly<Record<string, Bound>>;
