import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** The parts of a forecast. */
export const traditionNames = /* @__PURE__ */ vocabulary({
  western: {
    en: "Western astrology",
    tr: "Batı astrolojisi",
    de: "Westliche Astrologie",
    es: "Astrología occidental",
    hi: "पाश्चात्य ज्योतिष",
    pt: "Astrologia ocidental",
    fr: "Astrologie occidentale",
    ru: "Западная астрология",
    "zh-Hans": "西洋占星",
    "zh-Hant": "西洋占星",
  },
  vedic: {
    en: "Vedic astrology",
    tr: "Vedik astroloji",
    de: "Vedische Astrologie",
    es: "Astrología védica",
    hi: "वैदिक ज्योतिष",
    pt: "Astrologia védica",
    fr: "Astrologie védique",
    ru: "Ведическая астрология",
    "zh-Hans": "印度占星",
    "zh-Hant": "印度占星",
  },
  biorhythm: {
    en: "Biorhythm",
    tr: "Biyoritim",
    de: "Biorhythmus",
    es: "Biorritmo",
    hi: "जैव लय",
    pt: "Biorritmo",
    fr: "Biorythme",
    ru: "Биоритм",
    "zh-Hans": "生物节律",
    "zh-Hant": "生物節律",
  },
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  domains: traditionNames,
};
