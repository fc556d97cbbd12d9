import { vocabulary } from "@almagest/operation/names";

/**
 * The twelve rashis by their Sanskrit names, from Mesha.
 *
 * Chinese: the palaces, as the translations of the sutras have them (双子宫), not the constellations.
 */
export const rashis = /* @__PURE__ */ vocabulary("i18n/rashis", {
  mesha: "Mesha",
  vrishabha: "Vrishabha",
  mithuna: "Mithuna",
  karka: "Karka",
  simha: "Simha",
  kanya: "Kanya",
  tula: "Tula",
  vrischika: "Vrischika",
  dhanu: "Dhanu",
  makara: "Makara",
  kumbha: "Kumbha",
  meena: "Meena",
});
