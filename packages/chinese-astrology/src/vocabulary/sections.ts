import { vocabulary } from "@almagest/i18n";

/** Sections that a chart has on request. */
export const sectionNames = /* @__PURE__ */ vocabulary("chinese-astrology/sectionNames", {
  voids: "Void branches",
  stages: "Twelve stages of life",
  stars: "Symbolic stars",
});
