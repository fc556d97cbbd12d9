import { vocabulary } from "@almagest/i18n";

/** Karanas that come round, and those that come once in a month. */
export const karanaTypes = /* @__PURE__ */ vocabulary("vedic/karanaTypes", {
  Movable: "Movable",
  Fixed: "Fixed",
});

/** The five elements of the tithis. */
export const tithiElements = /* @__PURE__ */ vocabulary("vedic/tithiElements", {
  Fire: "Fire",
  Earth: "Earth",
  Ether: "Ether",
  Water: "Water",
  Air: "Air",
});

/** The deities of tithis and nakshatras. */
export const limbDeities = /* @__PURE__ */ vocabulary("vedic/limbDeities", {
  Agni: "Agni",
  Brahma: "Brahma",
  Gauri: "Gauri",
  Ganesha: "Ganesha",
  Naga: "Naga",
  Kartikeya: "Kartikeya",
  Surya: "Surya",
  Shiva: "Shiva",
  Durga: "Durga",
  Yama: "Yama",
  Vishvedeva: "Vishvedeva",
  Vishnu: "Vishnu",
  Kama: "Kama",
  Chandra: "Chandra",
  Pitris: "Pitris",
  "Ashwini Kumaras": "Ashwini Kumaras",
  Soma: "Soma",
  Rudra: "Rudra",
  Aditi: "Aditi",
  Brihaspati: "Brihaspati",
  Nagas: "Nagas",
  Bhaga: "Bhaga",
  Aryaman: "Aryaman",
  Savitr: "Savitr",
  Tvashtr: "Tvashtr",
  Vayu: "Vayu",
  "Indra-Agni": "Indra-Agni",
  Mitra: "Mitra",
  Indra: "Indra",
  Nirriti: "Nirriti",
  Apas: "Apas",
  Vishvedevas: "Vishvedevas",
  Vasus: "Vasus",
  Varuna: "Varuna",
  "Aja Ekapada": "Aja Ekapada",
  "Ahir Budhnya": "Ahir Budhnya",
  Pushan: "Pushan",
});

/** The signs that the nakshatras are drawn by. */
export const starSymbols = /* @__PURE__ */ vocabulary("vedic/starSymbols", {
  "Horse's head": "Horse's head",
  Yoni: "Yoni",
  Razor: "Razor",
  "Ox cart": "Ox cart",
  "Deer's head": "Deer's head",
  Teardrop: "Teardrop",
  "Bow and quiver": "Bow and quiver",
  "Cow's udder": "Cow's udder",
  "Coiled serpent": "Coiled serpent",
  Throne: "Throne",
  "Front legs of a bed": "Front legs of a bed",
  "Rear legs of a bed": "Rear legs of a bed",
  Hand: "Hand",
  Jewel: "Jewel",
  "Young shoot": "Young shoot",
  "Gateway arch": "Gateway arch",
  Lotus: "Lotus",
  Earring: "Earring",
  "Tied roots": "Tied roots",
  Fan: "Fan",
  "Elephant's tusk": "Elephant's tusk",
  Ear: "Ear",
  Drum: "Drum",
  "Empty circle": "Empty circle",
  "Front of a funeral cot": "Front of a funeral cot",
  "Back of a funeral cot": "Back of a funeral cot",
  Fish: "Fish",
});
