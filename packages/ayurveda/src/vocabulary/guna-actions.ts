import { vocabulary } from "@almagest/i18n";

/** The action of each of the twenty qualities, by the commentary. */
export const actionTerms = /* @__PURE__ */ vocabulary("ayurveda/actionTerms", {
  guru: "building up",
  laghu: "making lean",
  manda: "calming",
  tikshna: "cleansing",
  hima: "halting",
  ushna: "making sweat",
  snigdha: "moistening",
  ruksha: "drying",
  slakshna: "closing over",
  khara: "scraping",
  sandra: "composing",
  drava: "stirring",
  mridu: "loosening",
  kathina: "firming",
  sthira: "holding",
  cala: "setting going",
  sukshma: "opening up",
  sthula: "covering",
  vishada: "washing off",
  picchila: "coating",
});
