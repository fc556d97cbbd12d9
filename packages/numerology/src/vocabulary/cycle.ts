import { vocabulary } from "@almagest/i18n";

/** The place of a year in the nine; `#` is its number. */
export const cycle = /* @__PURE__ */ vocabulary("numerology/cycle", {
  yearOfNine: "Year # of 9",
});
