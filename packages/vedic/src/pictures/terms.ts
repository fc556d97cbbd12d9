import { vocabulary } from "@almagest/i18n";

/** Words that pictures of several kinds share. */
export const terms = /* @__PURE__ */ vocabulary("vedic/terms", {
  house: "House",
  graha: "Graha",
  nakshatra: "Nakshatra",
  moon: "Moon",
  lagna: "Lagna",
  total: "Total",
  person1: "Groom",
  person2: "Bride",
});
