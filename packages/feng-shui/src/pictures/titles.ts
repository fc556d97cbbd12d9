import { vocabulary } from "@almagest/i18n";

/** Titles and headings of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("feng-shui/titles", {
  kua: "Kua and the eight directions",
  mansions: "The eight mansions",
  natal: "Flying stars of the house",
  compass: "The twenty-four mountains",
  annual: "Flying stars of the year",
  monthly: "Flying stars of the month",
  stars: "The nine stars",
  afflictions: "Afflictions of the year",
  bagua: "The bagua",
  sector: "A sector of the bagua",
  periods: "The nine periods",
});
