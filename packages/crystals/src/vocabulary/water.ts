import { type Term, vocabulary } from "@almagest/i18n";
import type { WaterCare } from "../stones/stone";

/** How a stone bears water. */
export const waterCare = /* @__PURE__ */ vocabulary({
  safe: {
    en: "Safe in water",
    tr: "Suya dayanıklı",
    de: "Wasserfest",
    es: "Resiste el agua",
    hi: "पानी में सुरक्षित",
    pt: "Resiste à água",
    fr: "Résiste à l'eau",
    ru: "Не боится воды",
    "zh-Hans": "可水洗",
    "zh-Hant": "可水洗",
  },
  brief: {
    en: "Brief rinse only",
    tr: "Yalnızca kısa durulama",
    de: "Nur kurz abspülen",
    es: "Solo un enjuague breve",
    hi: "केवल थोड़ी देर धोएँ",
    pt: "Só enxágue breve",
    fr: "Rinçage bref seulement",
    ru: "Только быстро ополоснуть",
    "zh-Hans": "仅可短时冲洗",
    "zh-Hant": "僅可短時沖洗",
  },
  avoid: {
    en: "Keep out of water",
    tr: "Sudan uzak tutun",
    de: "Von Wasser fernhalten",
    es: "Mantener lejos del agua",
    hi: "पानी से दूर रखें",
    pt: "Manter longe da água",
    fr: "Tenir loin de l'eau",
    ru: "Беречь от воды",
    "zh-Hans": "勿沾水",
    "zh-Hant": "勿沾水",
  },
}) satisfies Record<WaterCare, Term>;
