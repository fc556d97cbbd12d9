import { vocabulary } from "@almagest/operation/names";

/**
 * The 27 nakshatras from Ashwini.
 *
 * Chinese: the lunar mansions that Amoghavajra's Xiuyao jing (759) gives for them.
 */
export const nakshatras = /* @__PURE__ */ vocabulary("i18n/nakshatras", {
  ashwini: "Ashwini",
  bharani: "Bharani",
  krittika: "Krittika",
  rohini: "Rohini",
  mrigashira: "Mrigashira",
  ardra: "Ardra",
  punarvasu: "Punarvasu",
  pushya: "Pushya",
  ashlesha: "Ashlesha",
  magha: "Magha",
  "purva-phalguni": "Purva Phalguni",
  "uttara-phalguni": "Uttara Phalguni",
  hasta: "Hasta",
  chitra: "Chitra",
  swati: "Swati",
  vishakha: "Vishakha",
  anuradha: "Anuradha",
  jyeshtha: "Jyeshtha",
  moola: "Moola",
  "purva-ashadha": "Purva Ashadha",
  "uttara-ashadha": "Uttara Ashadha",
  shravana: "Shravana",
  dhanishta: "Dhanishta",
  shatabhisha: "Shatabhisha",
  "purva-bhadrapada": "Purva Bhadrapada",
  "uttara-bhadrapada": "Uttara Bhadrapada",
  revati: "Revati",
});

/** The 28th, between Uttara Ashadha and Shravana, of the reckonings that count it. */
export const intercalaryNakshatras = /* @__PURE__ */ vocabulary("i18n/intercalaryNakshatras", {
  abhijit: "Abhijit",
});
