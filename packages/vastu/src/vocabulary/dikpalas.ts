import { vocabulary } from "@almagest/i18n";

/** The lords of the eight quarters. */
export const dikpalaNames = /* @__PURE__ */ vocabulary("vastu/dikpalaNames", {
  soma: "Soma",
  isana: "Isana",
  indra: "Indra",
  agni: "Agni",
  yama: "Yama",
  nirriti: "Nirriti",
  varuna: "Varuna",
  vayu: "Vayu",
});
