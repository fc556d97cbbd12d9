import { vocabulary } from "@almagest/i18n";

/** The two computations of the Black Moon, as the adjective of its name: smoothed or osculating. */
export const apogees = /* @__PURE__ */ vocabulary({
  mean: {
    en: "mean",
    tr: "ortalama",
    de: "mittlere",
    es: "media",
    hi: "मध्यम",
    pt: "média",
    fr: "moyenne",
    ru: "средняя",
    "zh-Hans": "平均",
    "zh-Hant": "平均",
  },
  true: {
    en: "true",
    tr: "gerçek",
    de: "wahre",
    es: "verdadera",
    hi: "स्पष्ट",
    pt: "verdadeira",
    fr: "vraie",
    ru: "истинная",
    "zh-Hans": "真实",
    "zh-Hant": "真實",
  },
});
