import { vocabulary } from "@almagest/i18n";

/** Whether the promise of a yoga is good, bad or both. */
export const yogaQualities = /* @__PURE__ */ vocabulary("vedic/yogaQualities", {
  Positive: "Positive",
  Negative: "Negative",
  Both: "Both",
});
