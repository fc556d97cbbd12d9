import { vocabulary } from "@almagest/i18n";

/**
 * Aspect patterns.
 *
 * Yod is the word of the other Latin-script languages too, Stellium of all but Turkish, which spells it Stelyum.
 * Hindi: Jyotish has no such figures, and writers on Western astrology keep the English names in Devanagari;
 * त्रिकोण would mean the trine houses.
 */
export const patterns = /* @__PURE__ */ vocabulary("western/patterns", {
  "grand-trine": { en: "Grand Trine", inSentence: "a Grand Trine" },
  kite: { en: "Kite", inSentence: "a Kite" },
  "t-square": { en: "T-Square", inSentence: "a T-Square" },
  "grand-cross": { en: "Grand Cross", inSentence: "a Grand Cross" },
  yod: { en: "Yod", inSentence: "a Yod" },
  "mystic-rectangle": { en: "Mystic Rectangle", inSentence: "a Mystic Rectangle" },
  stellium: { en: "Stellium", inSentence: "a Stellium" },
});
