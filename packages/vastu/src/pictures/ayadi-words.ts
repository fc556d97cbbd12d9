import { vocabulary } from "@almagest/i18n";

/** The six formulas, and what an ayadi sheet says of them. */
export const ayadiWords = /* @__PURE__ */ vocabulary("vastu/ayadiWords", {
  aya: "Aya, gain",
  vyaya: "Vyaya, expense",
  yoni: "Yoni",
  rksha: "Star",
  tithi: "Lunar day",
  vara: "Weekday",
  formula: "Formula",
  reckoning: "Reckoning",
  remainder: "Remainder",
  member: "Its name",
  "aya-greater": "Gain above expense",
  equal: "Gain equals expense",
  "aya-lesser": "Gain below expense",
  "zero-remainder": "Nothing remains",
});
