import { vocabulary } from "@almagest/i18n";

/** Words of the sheets of a month and a year. */
export const monthTerms = /* @__PURE__ */ vocabulary("vedic/monthTerms", {
  visible: "visible",
  hidden: "hidden",
  rising: "rises",
  setting: "sets",
});
