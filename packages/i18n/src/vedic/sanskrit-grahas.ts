import { vocabulary } from "@almagest/operation/names";

/** The nine grahas by their Sanskrit names. Chinese: the Nine Luminaries of the sutras (九曜). */
export const sanskritGrahas = /* @__PURE__ */ vocabulary("i18n/sanskritGrahas", {
  surya: "Surya",
  chandra: "Chandra",
  mangala: "Mangala",
  budha: "Budha",
  guru: "Guru",
  shukra: "Shukra",
  shani: "Shani",
  rahu: "Rahu",
  ketu: "Ketu",
});
