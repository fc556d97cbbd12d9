import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { crystal } from "./detail/operation";
import { crystalPairings } from "./detail/pairings";
import { dailyCrystal, randomCrystal } from "./draw/operations";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { birthstones } from "./lists/birthstones";
import { crystalsByChakra, crystalsByElement, crystalsByZodiac, crystals as listed } from "./lists/operations";
import { crystalSearch } from "./lists/search";
import { crystalColors, crystalPlanets } from "./lists/values";
import { loadNames } from "./names.generated";
import { DRAWN } from "./pictures/drawn";

/** Crystals as the transports mount them. */
export const crystals: Domain = defineDomain({
  concepts,
  id: "crystals",
  title: "Crystals",
  description:
    "101 stones with their mineralogy, meanings, lore and care, by sign, chakra, element and birth month, a stone of the day",
  operations: {
    crystals: listed,
    birthstones,
    crystalsByChakra,
    crystalColors,
    dailyCrystal,
    crystalsByElement,
    crystalPairings,
    crystalPlanets,
    randomCrystal,
    crystalSearch,
    crystalsByZodiac,
    crystal,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
