import { type Domain, defineDomain, LANGS, type Lang, type TextCatalogue, type TextLoaders } from "@almagest/operation";
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
import { DRAWN } from "./pictures/drawn";

/** English has texts; the other languages have the names that an answer gives beside its English ones. */
const texts: TextLoaders = Object.fromEntries(LANGS.map((lang) => [lang, () => textsIn(lang)]));

async function textsIn(lang: Lang): Promise<readonly TextCatalogue[]> {
  if (lang === "en") return [(await import("./texts/en")).en];
  return (await import("./labels")).labels.filter((own) => own.lang === lang);
}

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
  texts,
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
});
