import { type Domain, defineDomain } from "@almagest/operation";
import { tarotCard, tarotCards } from "./cards/operations";
import { concepts } from "./concepts";
import { dailyCard } from "./daily/operation";
import { cardDraw } from "./draw/operation";
import { collections } from "./field-labels/collections";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { loadNames } from "./names.generated";
import { DRAWN } from "./pictures/drawn";
import { customSpread } from "./spreads/custom";
import { careerSpread, celticCross, loveSpread, threeCardSpread } from "./spreads/operations";
import { yesNoOracle } from "./yes-no/operation";

/** Tarot as the transports mount it. */
export const tarot: Domain = defineDomain({
  concepts,
  id: "tarot",
  title: "Tarot",
  description: "The 78 cards of the Rider-Waite-Smith deck, seeded and random draws, spreads and their reading",
  featured: ["drawCards"],
  operations: {
    tarotCards,
    tarotCard,
    dailyCard,
    cardDraw,
    careerSpread,
    celticCross,
    customSpread,
    loveSpread,
    threeCardSpread,
    yesNoOracle,
  },
  texts: {
    en: async () => [(await import("./texts/en")).en],
    de: async () => (await import("./texts/de")).read(),
    es: async () => (await import("./texts/es")).read(),
    "zh-Hans": async () => (await import("./texts/zh-Hans")).read(),
  },
  labels: { fields, values, collections },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
