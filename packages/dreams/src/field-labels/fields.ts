import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = {
  letter: {
    en: "First letter",
    tr: "İlk harf",
    de: "Anfangsbuchstabe",
    es: "Letra inicial",
    hi: "पहला अक्षर",
    pt: "Letra inicial",
    fr: "Première lettre",
    ru: "Первая буква",
    "zh-Hans": "首字母",
    "zh-Hant": "首字母",
  },
};
