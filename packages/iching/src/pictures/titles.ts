import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures, and their one fixed word. */
export const titles = /* @__PURE__ */ vocabulary("iching/titles", {
  reading: "A reading of the I Ching",
  daily: "Hexagram of the day",
  hexagrams: "Hexagrams",
  hexagram: "Hexagram",
  trigrams: "The eight trigrams",
  trigram: "Trigram",
  changing: "changing",
});
