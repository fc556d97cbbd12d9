import { vocabulary } from "@almagest/i18n";

/** Factors of a day master's strength. */
export const strengthFactorNames = /* @__PURE__ */ vocabulary("chinese-astrology/strengthFactorNames", {
  "month-command": "Month command",
  rooting: "Rooting",
  party: "Party",
});
