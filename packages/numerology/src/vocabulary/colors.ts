import { vocabulary } from "@almagest/i18n";

/** Colors that the numbers wear. */
export const colors = /* @__PURE__ */ vocabulary("numerology/colors", {
  gold: { en: "Gold", inSentence: "gold" },
  orange: { en: "Orange", inSentence: "orange" },
  yellow: { en: "Yellow", inSentence: "yellow" },
  white: { en: "White", inSentence: "white" },
  cream: { en: "Cream", inSentence: "cream" },
  green: { en: "Green", inSentence: "green" },
  violet: { en: "Violet", inSentence: "violet" },
  purple: { en: "Purple", inSentence: "purple" },
  mauve: { en: "Mauve", inSentence: "mauve" },
  "electric-blue": { en: "Electric Blue", inSentence: "electric blue" },
  gray: { en: "Gray", inSentence: "gray" },
  turquoise: { en: "Turquoise", inSentence: "turquoise" },
  "light-brown": { en: "Light Brown", inSentence: "light brown" },
  blue: { en: "Blue", inSentence: "blue" },
  pink: { en: "Pink", inSentence: "pink" },
  "sea-green": { en: "Sea Green", inSentence: "sea green" },
  black: { en: "Black", inSentence: "black" },
  "dark-blue": { en: "Dark Blue", inSentence: "dark blue" },
  red: { en: "Red", inSentence: "red" },
  crimson: { en: "Crimson", inSentence: "crimson" },
});
