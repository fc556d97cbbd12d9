import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import { cipherNames } from "../vocabulary/ciphers";

/** Divisions of the year among the 72 angels. */
const angelDatings: TermTable = /* @__PURE__ */ vocabulary("kabbalah/angelDatings", {
  "solar-longitude": "By the Sun's longitude",
  "lenain-blocks": "By Lenain's dates",
});

/** Whether a birth fell after sunset, when the Hebrew day has turned. */
const sunsetAnswers: TermTable = /* @__PURE__ */ vocabulary("kabbalah/sunsetAnswers", {
  true: "Yes",
  false: "No",
});

/** Forms of a word's atbash. */
const atbashOutputs: TermTable = /* @__PURE__ */ vocabulary("kabbalah/atbashOutputs", {
  both: "Word and value",
  string: "Word",
  value: "Value",
});

/** Meanings of the great count. */
const misparGadolRules: TermTable = /* @__PURE__ */ vocabulary("kabbalah/misparGadolRules", {
  "finals-500-900": "Final letters 500 to 900",
  milui: "Letters spelled out (milui)",
});

/** Whose planets and signs the letters have. */
const letterAttributions: TermTable = /* @__PURE__ */ vocabulary("kabbalah/letterAttributions", {
  "sefer-yetzirah-gra": "Sefer Yetzirah, Gra",
  "sefer-yetzirah-short": "Sefer Yetzirah, short version",
  "sefer-yetzirah-saadia": "Sefer Yetzirah, Saadia",
  "golden-dawn": "Golden Dawn",
});

/** Which tree the sephirot are named by. */
const sephirotSystems: TermTable = /* @__PURE__ */ vocabulary("kabbalah/sephirotSystems", {
  classical: "Classical",
  "golden-dawn": "Golden Dawn",
});

/** Whose day 29 February is. */
const leapDayPolicies: TermTable = /* @__PURE__ */ vocabulary("kabbalah/leapDayPolicies", {
  "extend-previous": "Day of the angel before",
  "next-angel": "Day of the next angel",
});

/** The first day of the angels' year. */
const angelYearStarts: TermTable = /* @__PURE__ */ vocabulary("kabbalah/angelYearStarts", {
  "march-21": "21 March",
  "march-20": "20 March",
});

/** Ways from Latin letters to Hebrew ones. */
const transliterations: TermTable = /* @__PURE__ */ vocabulary("kabbalah/transliterations", {
  "letter-map-mathers": "Letter by letter (Mathers)",
});

/** Whose paths the Tree of Life has. */
const treeVariants: TermTable = /* @__PURE__ */ vocabulary("kabbalah/treeVariants", {
  kircher: "Kircher",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  afterSunset: sunsetAnswers,
  angelDating: angelDatings,
  atbashOutput: atbashOutputs,
  ciphers: cipherNames,
  leapDayPolicy: leapDayPolicies,
  letterAttribution: letterAttributions,
  misparGadol: misparGadolRules,
  sephirotSystem: sephirotSystems,
  transliteration: transliterations,
  treeVariant: treeVariants,
  yearStart: angelYearStarts,
};
