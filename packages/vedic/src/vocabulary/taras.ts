import { vocabulary } from "@almagest/i18n";

/** The nine taras, by the star counted from the birth star. */
export const taras = /* @__PURE__ */ vocabulary("vedic/taras", {
  Janma: "Janma",
  Sampat: "Sampat",
  Vipat: "Vipat",
  Kshema: "Kshema",
  Pratyari: "Pratyari",
  Sadhaka: "Sadhaka",
  Vadha: "Vadha",
  Mitra: "Mitra",
  "Parama Mitra": "Parama Mitra",
});
