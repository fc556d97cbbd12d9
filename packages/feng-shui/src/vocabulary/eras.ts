import { vocabulary } from "@almagest/i18n";

/** The three eras of sixty years. */
export const eraNames = /* @__PURE__ */ vocabulary("feng-shui/eraNames", {
  upper: "Upper Era",
  middle: "Middle Era",
  lower: "Lower Era",
});
