import { vocabulary } from "@almagest/i18n";

/** Factors of a day master's strength. */
export const strengthFactorNames = /* @__PURE__ */ vocabulary({
  "month-command": {
    en: "Month command",
    tr: "Ay hükmü",
    de: "Monatsbefehl",
    es: "Mandato del mes",
    hi: "मास-आज्ञा",
    pt: "Comando do mês",
    fr: "Commandement du mois",
    ru: "Власть месяца",
    "zh-Hans": "得令",
    "zh-Hant": "得令",
  },
  rooting: {
    en: "Rooting",
    tr: "Köklenme",
    de: "Verwurzelung",
    es: "Arraigo",
    hi: "मूलबद्धता",
    pt: "Enraizamento",
    fr: "Enracinement",
    ru: "Укоренённость",
    "zh-Hans": "得地",
    "zh-Hant": "得地",
  },
  party: {
    en: "Party",
    tr: "Yandaşlar",
    de: "Gefolge",
    es: "Séquito",
    hi: "सहयोगी",
    pt: "Séquito",
    fr: "Entourage",
    ru: "Поддержка",
    "zh-Hans": "得势",
    "zh-Hant": "得勢",
  },
});
