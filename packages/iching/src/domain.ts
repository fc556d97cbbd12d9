import { type Domain, defineDomain } from "@almagest/operation";
import { coinCast } from "./cast/operation";
import { concepts } from "./concepts";
import { dailyCast } from "./daily/cast";
import { dailyHexagram } from "./daily/operation";
import { fields } from "./field-labels/fields";
import { hexagram, hexagramByLines, hexagrams, randomHexagram } from "./hexagrams/operations";
import { loadNames } from "./names.generated";
import { trigram, trigrams } from "./trigrams/operations";

/** Operations whose answers have pictures, in the domain's order. */
const DRAWN = [
  "castReading",
  "getDailyHexagram",
  "castDailyReading",
  "listHexagrams",
  "lookupHexagram",
  "getRandomHexagram",
  "getHexagram",
  "listTrigrams",
  "getTrigram",
] as const;

/** The I Ching as the transports mount it. */
export const iching: Domain = defineDomain({
  concepts,
  id: "iching",
  title: "I Ching",
  description:
    "The 64 hexagrams with their 384 lines, coin casts that a seed repeats, a hexagram for each day, trigrams",
  operations: {
    coinCast,
    dailyHexagram,
    dailyCast,
    hexagrams,
    hexagramByLines,
    randomHexagram,
    hexagram,
    trigrams,
    trigram,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values: {} },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
