import { vocabulary } from "@almagest/i18n";

/** The fifteen divisional charts, by the number of parts in a sign. */
export const vargas = /* @__PURE__ */ vocabulary("vedic/vargas", {
  2: "Hora",
  3: "Drekkana",
  4: "Chaturthamsa",
  7: "Saptamsa",
  9: "Navamsa",
  10: "Dasamsa",
  12: "Dwadasamsa",
  16: "Shodasamsa",
  20: "Vimsamsa",
  24: "Chaturvimsamsa",
  27: "Bhamsa",
  30: "Trimsamsa",
  40: "Khavedamsa",
  45: "Akshavedamsa",
  60: "Shashtiamsa",
});
