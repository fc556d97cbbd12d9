import { vocabulary } from "@almagest/i18n";

/** Titles of the pictures on a map. */
export const titles = /* @__PURE__ */ vocabulary("western/titles", {
  astrocartography: "Planetary lines on the map",
  localSpace: "Local space: directions from the birthplace",
});
