import { vocabulary } from "@almagest/i18n";

/** The eight movable significators of Jaimini. Chinese by their meaning. */
export const charaKarakas = /* @__PURE__ */ vocabulary("vedic/charaKarakas", {
  atmakaraka: "Atmakaraka",
  amatyakaraka: "Amatyakaraka",
  bhratrikaraka: "Bhratrikaraka",
  matrikaraka: "Matrikaraka",
  pitrikaraka: "Pitrikaraka",
  putrakaraka: "Putrakaraka",
  gnatikaraka: "Gnatikaraka",
  darakaraka: "Darakaraka",
});
