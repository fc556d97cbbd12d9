import { vocabulary } from "@almagest/i18n";

/** The twenty qualities. */
export const gunaTerms = /* @__PURE__ */ vocabulary("ayurveda/gunaTerms", {
  guru: "heavy",
  laghu: "light",
  manda: "slow",
  tikshna: "sharp",
  hima: "cold",
  ushna: "hot",
  snigdha: "oily",
  ruksha: "dry",
  slakshna: "smooth",
  khara: "rough",
  sandra: "dense",
  drava: "liquid",
  mridu: "soft",
  kathina: "hard",
  sthira: "steady",
  cala: "moving",
  sukshma: "subtle",
  sthula: "gross",
  vishada: "clear",
  picchila: "slimy",
});
