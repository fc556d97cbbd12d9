import { vocabulary } from "@almagest/operation/names";

/** The bright and the dark half of the month. Chinese: the white and the black month of the sutras. */
export const pakshas = /* @__PURE__ */ vocabulary("i18n/pakshas", {
  shukla: "Shukla",
  krishna: "Krishna",
});

/** The lunar days by name: fourteen that both halves have, the full moon's and the new moon's. */
export const tithiNames = /* @__PURE__ */ vocabulary("i18n/tithiNames", {
  pratipada: "Pratipada",
  dvitiya: "Dvitiya",
  tritiya: "Tritiya",
  chaturthi: "Chaturthi",
  panchami: "Panchami",
  shashthi: "Shashthi",
  saptami: "Saptami",
  ashtami: "Ashtami",
  navami: "Navami",
  dashami: "Dashami",
  ekadashi: "Ekadashi",
  dvadashi: "Dvadashi",
  trayodashi: "Trayodashi",
  chaturdashi: "Chaturdashi",
  purnima: "Purnima",
  amavasya: "Amavasya",
});
