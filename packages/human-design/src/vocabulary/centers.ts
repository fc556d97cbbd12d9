import { vocabulary } from "@almagest/i18n";

/** The nine centers. Chinese: as the Chinese literature of the system names them. */
export const centers = /* @__PURE__ */ vocabulary("human-design/centers", {
  head: "Head",
  ajna: "Ajna",
  throat: "Throat",
  g: "G Center",
  heart: "Heart",
  sacral: "Sacral",
  "solar-plexus": "Solar Plexus",
  spleen: "Spleen",
  root: "Root",
});
