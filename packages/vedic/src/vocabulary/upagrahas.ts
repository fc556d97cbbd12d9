import { vocabulary } from "@almagest/i18n";

/** Eleven upagrahas, the shadowy points: six from the parts of the day, five from the Sun. Chinese by sound. */
export const upagrahas = /* @__PURE__ */ vocabulary("vedic/upagrahas", {
  gulika: "Gulika",
  mandi: "Mandi",
  kala: "Kala",
  mrityu: "Mrityu",
  ardhaprahara: "Ardhaprahara",
  yamaghantaka: "Yamaghantaka",
  dhuma: "Dhuma",
  vyatipata: "Vyatipata",
  parivesha: "Parivesha",
  indrachapa: "Indra Chapa",
  upaketu: "Upaketu",
});
