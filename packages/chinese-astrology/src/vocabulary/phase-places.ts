import { vocabulary } from "@almagest/i18n";

/** The seasons of the five phases. */
export const phaseSeasons = /* @__PURE__ */ vocabulary("chinese-astrology/phaseSeasons", {
  spring: "Spring",
  summer: "Summer",
  "late-summer": "Late Summer",
  autumn: "Autumn",
  winter: "Winter",
});

/** The direction of Earth. */
export const centerNames = /* @__PURE__ */ vocabulary("chinese-astrology/centerNames", {
  center: "Center",
});
