import { vocabulary } from "@almagest/i18n";

/** The two halves of a day and night. */
export const spanTerms = /* @__PURE__ */ vocabulary("ayurveda/spanTerms", {
  day: "day",
  night: "night",
});

/** Effects of a season on a dosha. */
export const stateTerms = /* @__PURE__ */ vocabulary("ayurveda/stateTerms", {
  accumulating: "accumulating",
  aggravated: "aggravated",
  settling: "settling",
});

/** People's strength in a season. */
export const strengthTerms = /* @__PURE__ */ vocabulary("ayurveda/strengthTerms", {
  highest: "highest",
  moderate: "moderate",
  lowest: "lowest",
});

/** The two courses of the Sun. */
export const ayanaTerms = /* @__PURE__ */ vocabulary("ayurveda/ayanaTerms", {
  uttarayana: "Northern course",
  dakshinayana: "Southern course",
});

/** The Sun's action in each course. */
export const phaseTerms = /* @__PURE__ */ vocabulary("ayurveda/phaseTerms", {
  adana: "Taking",
  visarga: "Giving",
});
