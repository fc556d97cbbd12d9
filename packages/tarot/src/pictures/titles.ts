import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures, and words in them that no answer has. */
export const titles = /* @__PURE__ */ vocabulary("tarot/titles", {
  spread: "Tarot spread",
  draw: "Drawn cards",
  daily: "Card of the day",
  yesNo: "Yes or no",
  reversed: "Reversed",
  deck: "Cards of the deck",
  card: "A card",
});
