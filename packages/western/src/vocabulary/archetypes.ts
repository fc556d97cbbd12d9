import { vocabulary } from "@almagest/i18n";

/** Archetypes of a pair: everyday words, no term of art, each in its language's own idiom. */
export const archetypes = /* @__PURE__ */ vocabulary("western/archetypes", {
  "kindred-spirits": { en: "Kindred Spirits", inSentence: "kindred spirits" },
  "opposites-attract": "Opposites Attract",
  "power-couple": { en: "The Power Couple", inSentence: "the Power Couple" },
  nurturers: { en: "The Nurturers", inSentence: "the Nurturers" },
  adventurers: { en: "The Adventurers", inSentence: "the Adventurers" },
  "growth-partners": { en: "Growth Partners", inSentence: "growth partners" },
  balancers: { en: "The Balancers", inSentence: "the Balancers" },
  mystics: { en: "The Mystics", inSentence: "the Mystics" },
});
