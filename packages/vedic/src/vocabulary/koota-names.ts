import { vocabulary } from "@almagest/i18n";

/** The eight kootas and the ten porutthams, by the names that answers give them; Sanskrit words keep theirs in Latin script. */
export const kootaNames = /* @__PURE__ */ vocabulary("vedic/kootaNames", {
  Varna: "Varna",
  Vashya: "Vashya",
  Tara: "Tara",
  Yoni: "Yoni",
  "Graha Maitri": "Graha Maitri",
  Gana: "Gana",
  Bhakoot: "Bhakoot",
  Nadi: "Nadi",
  Dina: "Dina",
  Mahendra: "Mahendra",
  "Stree Deergha": "Stree Deergha",
  Rasi: "Rasi",
  Rasyadhipati: "Rasyadhipati",
  Vasya: "Vasya",
  Rajju: "Rajju",
  Vedha: "Vedha",
});
