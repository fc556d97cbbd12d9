import { vocabulary } from "@almagest/i18n";

/** Colors that the numbers wear. */
export const colors = /* @__PURE__ */ vocabulary("numerology/colors", {
  gold: "Gold",
  orange: "Orange",
  yellow: "Yellow",
  white: "White",
  cream: "Cream",
  green: "Green",
  violet: "Violet",
  purple: "Purple",
  mauve: "Mauve",
  "electric-blue": "Electric Blue",
  gray: "Gray",
  turquoise: "Turquoise",
  "light-brown": "Light Brown",
  blue: "Blue",
  pink: "Pink",
  "sea-green": "Sea Green",
  black: "Black",
  "dark-blue": "Dark Blue",
  red: "Red",
  crimson: "Crimson",
});
