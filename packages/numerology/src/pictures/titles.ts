import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures, and words of theirs that no answer has. */
export const titles = /* @__PURE__ */ vocabulary("numerology/titles", {
  chart: "Numerology chart",
  periods: "Pinnacles and challenges",
  pinnacles: "Pinnacles",
  challenges: "Challenges",
  digits: "Digits of the name",
  bridges: "Bridge numbers",
  compatibility: "Compatibility",
  personalYear: "Personal year",
  personalMonth: "Personal month",
  personalDay: "Personal day",
  age: "Age",
  overall: "Overall",
});
