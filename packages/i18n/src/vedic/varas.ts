import { vocabulary } from "@almagest/operation/names";

/** The seven days, from Sunday. Chinese: the days of the Seven Luminaries. */
export const varas = /* @__PURE__ */ vocabulary("i18n/varas", {
  ravivara: "Ravivara",
  somavara: "Somavara",
  mangalavara: "Mangalavara",
  budhavara: "Budhavara",
  guruvara: "Guruvara",
  shukravara: "Shukravara",
  shanivara: "Shanivara",
});
