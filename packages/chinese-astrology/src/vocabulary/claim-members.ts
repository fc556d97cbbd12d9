import { vocabulary } from "@almagest/i18n";

/** Members of the four pillars that somebody may have been told, by their paths. */
export const claimMembers = /* @__PURE__ */ vocabulary("chinese-astrology/claimMembers", {
  "pillars.hour.animal": "Animal of the hour",
  "pillars.hour.stem": "Stem of the hour",
  dayMaster: "Day master",
  zodiacAnimal: "Animal of the year",
});
