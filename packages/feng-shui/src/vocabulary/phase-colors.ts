import { vocabulary } from "@almagest/i18n";

/** The colors of the five phases. */
export const phaseColors = /* @__PURE__ */ vocabulary("feng-shui/phaseColors", {
  green: "green",
  teal: "teal",
  brown: "brown",
  red: "red",
  orange: "orange",
  purple: "purple",
  yellow: "yellow",
  beige: "beige",
  ochre: "ochre",
  white: "white",
  gold: "gold",
  silver: "silver",
  black: "black",
  "dark blue": "dark blue",
  charcoal: "charcoal",
});
