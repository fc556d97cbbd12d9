import { vocabulary } from "@almagest/i18n";

/** The seventeen states of a graha: ages, wakefulness, moods. Chinese by their meaning. */
export const avasthas = /* @__PURE__ */ vocabulary("vedic/avasthas", {
  bala: "Bala",
  kumara: "Kumara",
  yuva: "Yuva",
  vriddha: "Vriddha",
  mrita: "Mrita",
  jagrat: "Jagrat",
  swapna: "Swapna",
  sushupti: "Sushupti",
  dipta: "Dipta",
  svastha: "Svastha",
  pramudita: "Pramudita",
  shanta: "Shanta",
  dina: "Dina",
  duhkhita: "Duhkhita",
  vikala: "Vikala",
  khala: "Khala",
  kopa: "Kopa",
});
