import { type Term, vocabulary } from "@almagest/i18n";

/** The three doshas. Chinese by sound, as teachers of today write them. */
export const doshaTerms = /* @__PURE__ */ vocabulary({
  vata: {
    en: "Vata",
    tr: "Vata",
    de: "Vata",
    es: "Vata",
    hi: "वात",
    pt: "Vata",
    fr: "Vata",
    ru: "Вата",
    "zh-Hans": "瓦塔",
    "zh-Hant": "瓦塔",
  },
  pitta: {
    en: "Pitta",
    tr: "Pitta",
    de: "Pitta",
    es: "Pitta",
    hi: "पित्त",
    pt: "Pitta",
    fr: "Pitta",
    ru: "Питта",
    "zh-Hans": "皮塔",
    "zh-Hant": "皮塔",
  },
  kapha: {
    en: "Kapha",
    tr: "Kapha",
    de: "Kapha",
    es: "Kapha",
    hi: "कफ",
    pt: "Kapha",
    fr: "Kapha",
    ru: "Капха",
    "zh-Hans": "卡法",
    "zh-Hant": "卡法",
  },
});

/** A constitution with three doshas of similar weight. */
export const samaTerm: Term = {
  en: "Even",
  tr: "Dengeli",
  de: "Ausgeglichen",
  es: "Equilibrada",
  hi: "सम",
  pt: "Equilibrada",
  fr: "Équilibrée",
  ru: "Равновесная",
  "zh-Hans": "均衡",
  "zh-Hant": "均衡",
};
