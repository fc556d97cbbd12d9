import { vocabulary } from "@almagest/i18n";

/** The pillars of the tree. */
export const pillars = /* @__PURE__ */ vocabulary({
  left: {
    en: "Pillar of Severity",
    tr: "Şiddet Sütunu",
    de: "Säule der Strenge",
    es: "Pilar de la Severidad",
    hi: "कठोरता का स्तंभ",
    pt: "Pilar da Severidade",
    fr: "Pilier de la Rigueur",
    ru: "Столп строгости",
    "zh-Hans": "严厉之柱",
    "zh-Hant": "嚴厲之柱",
  },
  middle: {
    en: "Pillar of Equilibrium",
    tr: "Denge Sütunu",
    de: "Säule des Gleichgewichts",
    es: "Pilar del Equilibrio",
    hi: "संतुलन का स्तंभ",
    pt: "Pilar do Equilíbrio",
    fr: "Pilier de l'Équilibre",
    ru: "Столп равновесия",
    "zh-Hans": "均衡之柱",
    "zh-Hant": "均衡之柱",
  },
  right: {
    en: "Pillar of Mercy",
    tr: "Merhamet Sütunu",
    de: "Säule der Gnade",
    es: "Pilar de la Misericordia",
    hi: "करुणा का स्तंभ",
    pt: "Pilar da Misericórdia",
    fr: "Pilier de la Miséricorde",
    ru: "Столп милости",
    "zh-Hans": "慈悲之柱",
    "zh-Hant": "慈悲之柱",
  },
});
