import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = {
  kua: {
    en: "Kua number",
    tr: "Kua sayısı",
    de: "Kua-Zahl",
    es: "Número kua",
    hi: "कुआ अंक",
    pt: "Número kua",
    fr: "Nombre kua",
    ru: "Число гуа",
    "zh-Hans": "命卦数",
    "zh-Hant": "命卦數",
  },
  period: {
    en: "Period",
    tr: "Dönem",
    de: "Periode",
    es: "Período",
    hi: "काल",
    pt: "Período",
    fr: "Période",
    ru: "Период",
    "zh-Hans": "元运",
    "zh-Hant": "元運",
  },
};
