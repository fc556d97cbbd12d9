import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures, and the fixed words in them. */
export const titles = /* @__PURE__ */ vocabulary("ayurveda/titles", {
  constitution: "Ayurvedic constitution",
  dinacharya: "Dinacharya, the day by the doshas",
  ritucharya: "Ritucharya, the six seasons",
  daily: "The Ayurvedic day",
  tastes: "The six tastes and the doshas",
  qualities: "The twenty qualities",
  sunrise: "Sunrise",
  sunset: "Sunset",
  brahma: "Brahma muhurta",
  increases: "increases",
  decreases: "decreases",
});
