import { vocabulary } from "@almagest/i18n";

/** The months of the Hebrew calendar. */
export const hebrewMonths = /* @__PURE__ */ vocabulary("kabbalah/hebrewMonths", {
  nisan: "Nisan",
  iyyar: "Iyyar",
  sivan: "Sivan",
  tammuz: "Tammuz",
  av: "Av",
  elul: "Elul",
  tishri: "Tishri",
  cheshvan: "Cheshvan",
  kislev: "Kislev",
  tevet: "Tevet",
  shevat: "Shevat",
  adar: "Adar",
  "adar-i": "Adar I",
  "adar-ii": "Adar II",
});
