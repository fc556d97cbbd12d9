import { vocabulary } from "@almagest/operation/names";

/**
 * The twelve lunar months from Chaitra. Chinese: as Xuanzang wrote them down (Records of the Western Regions, book 2).
 */
export const lunarMonths = /* @__PURE__ */ vocabulary("i18n/lunarMonths", {
  chaitra: "Chaitra",
  vaishakha: "Vaishakha",
  jyeshtha: "Jyeshtha",
  ashadha: "Ashadha",
  shravana: "Shravana",
  bhadrapada: "Bhadrapada",
  ashwina: "Ashwina",
  kartika: "Kartika",
  margashirsha: "Margashirsha",
  pausha: "Pausha",
  magha: "Magha",
  phalguna: "Phalguna",
});
