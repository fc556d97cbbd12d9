import { vocabulary } from "@almagest/i18n";

/** Titles of the pictures on a map. */
export const titles = /* @__PURE__ */ vocabulary({
  astrocartography: {
    en: "Planetary lines on the map",
    tr: "Haritada gezegen çizgileri",
    de: "Planetenlinien auf der Karte",
    es: "Líneas planetarias en el mapa",
    hi: "मानचित्र पर ग्रह रेखाएँ",
    pt: "Linhas planetárias no mapa",
    fr: "Lignes planétaires sur la carte",
    ru: "Планетные линии на карте",
    "zh-Hans": "地图上的行星线",
    "zh-Hant": "地圖上的行星線",
  },
  localSpace: {
    en: "Local space: directions from the birthplace",
    tr: "Yerel uzay: doğum yerinden yönler",
    de: "Lokaler Raum: Richtungen vom Geburtsort",
    es: "Espacio local: direcciones desde el lugar de nacimiento",
    hi: "स्थानीय आकाश: जन्मस्थान से दिशाएँ",
    pt: "Espaço local: direções a partir do local de nascimento",
    fr: "Espace local : directions depuis le lieu de naissance",
    ru: "Локальное пространство: направления от места рождения",
    "zh-Hans": "本地空间：自出生地的方位",
    "zh-Hant": "本地空間：自出生地的方位",
  },
});
