// The inks of the deck: one dark line and a limited set of flat colors.
export const INK = "#221c33";
export const PAPER = "#f8f1e0";

export const C = {
  white: "#fdf8ec",
  cream: "#f1e0b8",
  gold: "#ecb93f",
  ochre: "#c98a2c",
  orange: "#e07b34",
  red: "#c43c34",
  wine: "#8a2b45",
  rose: "#e79a9d",
  purple: "#6f4d96",
  lilac: "#b7a2d6",
  navy: "#27345f",
  blue: "#3c70ae",
  sky: "#9fcbe3",
  pale: "#d3e8ec",
  teal: "#2f8a8c",
  green: "#5d9350",
  leaf: "#8fbc5a",
  forest: "#35603f",
  brown: "#8b5a35",
  bark: "#5d3d2b",
  tan: "#d1a46c",
  sand: "#ecd091",
  stone: "#a9a8b3",
  slate: "#6c6f85",
  steel: "#d0d9e3",
  night: "#2c2850",
  black: "#352f45",
};

/** Complexions and hair, for people of varied looks. */
export const SKIN = ["#f6d3b3", "#e9b98c", "#cc9362", "#a36a45", "#744a33"];
export const HAIR = {
  black: "#3a3040",
  brown: "#704529",
  red: "#b6562a",
  fair: "#e8c05f",
  grey: "#b9b6bd",
  white: "#f3efe6",
};

const channels = (color) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
const hex = (value) => Math.round(value).toString(16).padStart(2, "0");

/** The color with a part of ink in it: the side away from the light. */
export function shade(color, part = 0.16) {
  const ink = channels(INK);
  return `#${channels(color)
    .map((value, i) => hex(value * (1 - part) + ink[i] * part))
    .join("")}`;
}
