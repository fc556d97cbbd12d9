import { vocabulary } from "@almagest/i18n";

/** Factors of a day master's strength. */
export const strengthFactorNames = /* @__PURE__ */ vocabulary("chinese-astrology/strengthFactorNames", {
  "month-command": "Month command",
  rooting: "Rooting",
  party: "Party",
});

/** The characters of the factors, which answers in every language show. */
export const strengthFactorCharacters = {
  "month-command": "得令",
  rooting: "得地",
  party: "得勢",
} as const satisfies Record<keyof typeof strengthFactorNames, string>;
