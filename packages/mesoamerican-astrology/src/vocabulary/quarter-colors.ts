import { vocabulary } from "@almagest/i18n";

/** The colors of the quarters. */
export const quarterColors = /* @__PURE__ */ vocabulary("mesoamerican-astrology/quarterColors", {
  red: "Red",
  white: "White",
  black: "Black",
  yellow: "Yellow",
});
