import { vocabulary } from "@almagest/i18n";

/** The twelve houses by their Sanskrit names. Chinese: the palaces of the tradition. */
export const bhavas = /* @__PURE__ */ vocabulary("vedic/bhavas", {
  1: "Tanu Bhava",
  2: "Dhana Bhava",
  3: "Sahaja Bhava",
  4: "Sukha Bhava",
  5: "Putra Bhava",
  6: "Ari Bhava",
  7: "Kalatra Bhava",
  8: "Ayu Bhava",
  9: "Dharma Bhava",
  10: "Karma Bhava",
  11: "Labha Bhava",
  12: "Vyaya Bhava",
});
