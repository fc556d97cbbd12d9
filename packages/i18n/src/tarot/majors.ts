import { vocabulary } from "@almagest/operation/names";

/**
 * The trumps by the names that readers in each language use. French readers keep those of the Tarot de Marseille, so the
 * High Priestess is La Papesse and the Tower La Maison Dieu; Turkish ones say Azize and Aziz for the Priestess and the
 * Hierophant; Hindi decks and columns write the English names in Devanagari. The Chinese names follow the Japanese
 * tradition that both Chinas learnt the cards by.
 */
export const majors = /* @__PURE__ */ vocabulary("i18n/majors", {
  fool: { en: "The Fool", inSentence: "the Fool" },
  magician: { en: "The Magician", inSentence: "the Magician" },
  "high-priestess": { en: "The High Priestess", inSentence: "the High Priestess" },
  empress: { en: "The Empress", inSentence: "the Empress" },
  emperor: { en: "The Emperor", inSentence: "the Emperor" },
  hierophant: { en: "The Hierophant", inSentence: "the Hierophant" },
  lovers: { en: "The Lovers", inSentence: "the Lovers" },
  chariot: { en: "The Chariot", inSentence: "the Chariot" },
  strength: "Strength",
  hermit: { en: "The Hermit", inSentence: "the Hermit" },
  "wheel-of-fortune": { en: "Wheel of Fortune", inSentence: "the Wheel of Fortune" },
  justice: "Justice",
  "hanged-man": { en: "The Hanged Man", inSentence: "the Hanged Man" },
  death: "Death",
  temperance: "Temperance",
  devil: { en: "The Devil", inSentence: "the Devil" },
  tower: { en: "The Tower", inSentence: "the Tower" },
  star: { en: "The Star", inSentence: "the Star" },
  moon: { en: "The Moon", inSentence: "the Moon" },
  sun: { en: "The Sun", inSentence: "the Sun" },
  judgement: "Judgement",
  world: { en: "The World", inSentence: "the World" },
});
