import { vocabulary } from "@almagest/i18n";
import type { Term } from "@almagest/operation";
import type { MayanSign } from "../calendar/signs";
import { mayanGlosses } from "./mayan-glosses";

/** Meanings of the K'iche' names that differ from the Yucatec reading: six signs. */
export const kicheGlosses = /* @__PURE__ */ vocabulary({
  kan: {
    en: "net",
    tr: "ağ",
    de: "Netz",
    es: "red",
    hi: "जाल",
    pt: "rede",
    fr: "filet",
    ru: "сеть",
    "zh-Hans": "网",
    "zh-Hant": "網",
  },
  lamat: {
    en: "ripening",
    tr: "olgunlaşma",
    de: "Reife",
    es: "maduración",
    hi: "पकना",
    pt: "amadurecimento",
    fr: "maturation",
    ru: "созревание",
    "zh-Hans": "成熟",
    "zh-Hant": "成熟",
  },
  muluk: {
    en: "offering",
    tr: "sunu",
    de: "Opfergabe",
    es: "ofrenda",
    hi: "भेंट",
    pt: "oferenda",
    fr: "offrande",
    ru: "подношение",
    "zh-Hans": "供奉",
    "zh-Hant": "供奉",
  },
  kib: {
    en: "fault",
    tr: "kusur",
    de: "Schuld",
    es: "falta",
    hi: "दोष",
    pt: "falta",
    fr: "faute",
    ru: "вина",
    "zh-Hans": "过失",
    "zh-Hant": "過失",
  },
  kaban: {
    en: "thought",
    tr: "düşünce",
    de: "Gedanke",
    es: "pensamiento",
    hi: "विचार",
    pt: "pensamento",
    fr: "pensée",
    ru: "мысль",
    "zh-Hans": "思想",
    "zh-Hant": "思想",
  },
  ajaw: {
    en: "hunter",
    tr: "avcı",
    de: "Jäger",
    es: "cazador",
    hi: "शिकारी",
    pt: "caçador",
    fr: "chasseur",
    ru: "охотник",
    "zh-Hans": "猎人",
    "zh-Hant": "獵人",
  },
});

/** The reading of a sign's K'iche' name. */
export function kicheGloss(sign: MayanSign): Term {
  return isOwn(sign) ? kicheGlosses[sign] : mayanGlosses[sign];
}

function isOwn(sign: MayanSign): sign is keyof typeof kicheGlosses {
  return Object.hasOwn(kicheGlosses, sign);
}
