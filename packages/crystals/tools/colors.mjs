/** Paint for the names of colors; the first of a stone's colors is its body, the others mark it. */
export const HEX = {
  "apple green": "#7fb83f",
  "azure blue": "#1f5fc4",
  black: "#33333b",
  blue: "#2f6fc2",
  "blue-gray": "#6b8099",
  "blue-green": "#3f9fa0",
  "bottle green": "#4c7a3d",
  "brassy gold": "#c9a94a",
  "brick red": "#a8472f",
  bronze: "#a8763a",
  brown: "#8a5f3c",
  colorless: "#dbe7ee",
  cream: "#efe2c2",
  "dark green": "#2f6b47",
  "deep blue": "#27408f",
  "deep red": "#8e1f33",
  "emerald green": "#1d9a5c",
  gold: "#d8ad3c",
  golden: "#e0b23e",
  "golden brown": "#a87528",
  "golden yellow": "#e6b32f",
  gray: "#8c9299",
  green: "#4c9a57",
  "lead gray": "#7b8590",
  "light blue": "#8fc6e0",
  lilac: "#b9a0d4",
  magenta: "#c03a86",
  multicolor: "#c98d5a",
  "olive green": "#98a83a",
  orange: "#e58a33",
  "orange-brown": "#b8692e",
  "pale blue": "#a9cbe3",
  "pale green": "#a8cfa4",
  peach: "#f2b695",
  pink: "#e79ab5",
  purple: "#7a4b9e",
  red: "#c23440",
  "red-orange": "#d9562f",
  "reddish brown": "#8f4a32",
  "rose red": "#cf4d6d",
  "royal blue": "#2f4fb3",
  silver: "#cfd6da",
  "sky blue": "#86bfe8",
  "smoky brown": "#7b6a5c",
  "steel gray": "#67707a",
  turquoise: "#45b5aa",
  "turquoise blue": "#43b0c4",
  violet: "#8a5fc0",
  "violet-blue": "#5a58bd",
  white: "#f1f0ea",
  yellow: "#ecd04f",
};

/** Moves a color toward white (tone above 0) or black (below), by the share that the tone says. */
export function toned(hex, tone) {
  const target = tone > 0 ? 255 : 0;
  const share = Math.min(Math.abs(tone), 1);
  const part = (start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(value + (target - value) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Numbers in [0, 1) that are the same for a stone for ever. */
export function scatter(id) {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
