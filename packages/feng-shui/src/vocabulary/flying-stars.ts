import { vocabulary } from "@almagest/i18n";

/** The nine flying stars: number and color. */
export const flyingStars = /* @__PURE__ */ vocabulary("feng-shui/flyingStars", {
  1: "One White",
  2: "Two Black",
  3: "Three Jade",
  4: "Four Green",
  5: "Five Yellow",
  6: "Six White",
  7: "Seven Red",
  8: "Eight White",
  9: "Nine Purple",
});
