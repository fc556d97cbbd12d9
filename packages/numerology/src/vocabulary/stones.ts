import { vocabulary } from "@almagest/i18n";

/** Stones that the numbers wear. */
export const stones = /* @__PURE__ */ vocabulary("numerology/stones", {
  topaz: { en: "Topaz", inSentence: "topaz" },
  amber: { en: "Amber", inSentence: "amber" },
  ruby: { en: "Ruby", inSentence: "ruby" },
  pearl: { en: "Pearl", inSentence: "pearl" },
  moonstone: { en: "Moonstone", inSentence: "moonstone" },
  jade: { en: "Jade", inSentence: "jade" },
  amethyst: { en: "Amethyst", inSentence: "amethyst" },
  sapphire: { en: "Sapphire", inSentence: "sapphire" },
  emerald: { en: "Emerald", inSentence: "emerald" },
  aquamarine: { en: "Aquamarine", inSentence: "aquamarine" },
  diamond: { en: "Diamond", inSentence: "diamond" },
  turquoise: { en: "Turquoise", inSentence: "turquoise" },
  "cat's-eye": { en: "Cat's Eye", inSentence: "cat's eye" },
  "dark-sapphire": { en: "Dark Sapphire", inSentence: "dark sapphire" },
  "black-pearl": { en: "Black Pearl", inSentence: "black pearl" },
  garnet: { en: "Garnet", inSentence: "garnet" },
  bloodstone: { en: "Bloodstone", inSentence: "bloodstone" },
});
