import { vocabulary } from "@almagest/i18n";

/** Systems of dashas by their Sanskrit names. */
export const dashaSystems = /* @__PURE__ */ vocabulary("vedic/dashaSystems", {
  vimshottari: "Vimshottari",
  ashtottari: "Ashtottari",
  yogini: "Yogini",
  kalachakra: "Kalachakra",
  chara: "Chara",
  narayana: "Narayana",
  sudarshana: "Sudarshana Chakra",
});

/** The eight yoginis. */
export const yoginis = /* @__PURE__ */ vocabulary("vedic/yoginis", {
  mangala: "Mangala",
  pingala: "Pingala",
  dhanya: "Dhanya",
  bhramari: "Bhramari",
  bhadrika: "Bhadrika",
  ulka: "Ulka",
  siddha: "Siddha",
  sankata: "Sankata",
});
