import { vocabulary } from "@almagest/i18n";

/** Colors, each as the bare name of a hue. */
export const colors = /* @__PURE__ */ vocabulary("western/colors", {
  red: { en: "Red", inSentence: "red" },
  gold: { en: "Gold", inSentence: "gold" },
  orange: { en: "Orange", inSentence: "orange" },
  green: { en: "Green", inSentence: "green" },
  brown: { en: "Brown", inSentence: "brown" },
  olive: { en: "Olive", inSentence: "olive" },
  yellow: { en: "Yellow", inSentence: "yellow" },
  "sky-blue": { en: "Sky Blue", inSentence: "sky blue" },
  white: { en: "White", inSentence: "white" },
  blue: { en: "Blue", inSentence: "blue" },
  turquoise: { en: "Turquoise", inSentence: "turquoise" },
  silver: { en: "Silver", inSentence: "silver" },
});
