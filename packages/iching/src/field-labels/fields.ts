import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = {
  lines: {
    en: "Lines",
    tr: "Çizgiler",
    de: "Linien",
    es: "Líneas",
    hi: "रेखाएँ",
    pt: "Linhas",
    fr: "Traits",
    ru: "Черты",
    "zh-Hans": "爻",
    "zh-Hant": "爻",
  },
};
