import { vocabulary } from "@almagest/operation/names";

/** The eleven karanas: seven that move, and the last four, which are fixed at the new moon. */
export const karanas = /* @__PURE__ */ vocabulary("i18n/karanas", {
  bava: "Bava",
  balava: "Balava",
  kaulava: "Kaulava",
  taitila: "Taitila",
  gara: "Gara",
  vanija: "Vanija",
  vishti: "Vishti",
  shakuni: "Shakuni",
  chatushpada: "Chatushpada",
  naga: "Naga",
  kimstughna: "Kimstughna",
});
