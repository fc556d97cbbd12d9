import { vocabulary } from "@almagest/i18n";

/** The sixteen yogas of the Tajika texts. Chinese by sound. */
export const tajikaYogas = /* @__PURE__ */ vocabulary("vedic/tajikaYogas", {
  ikkabala: "Ikkabala",
  induvara: "Induvara",
  ithasala: "Ithasala",
  ishrafa: "Ishrafa",
  nakta: "Nakta",
  yamaya: "Yamaya",
  manau: "Manau",
  kamboola: "Kamboola",
  "gairi-kamboola": "Gairi-Kamboola",
  khallasara: "Khallasara",
  radda: "Radda",
  "duphali-kuttha": "Duphali-Kuttha",
  "dutthottha-davira": "Dutthottha-Davira",
  tambira: "Tambira",
  kuttha: "Kuttha",
  durapha: "Durapha",
});

/** Sahams, the points of Tajika that are made of three places. Chinese by their meaning. */
export const sahams = /* @__PURE__ */ vocabulary("vedic/sahams", {
  punya: "Punya",
  vidya: "Vidya",
  yashas: "Yashas",
  mitra: "Mitra",
  mahatmya: "Mahatmya",
  asha: "Asha",
  samarthya: "Samarthya",
  bhratri: "Bhratri",
  pitri: "Pitri",
  rajya: "Rajya",
  matri: "Matri",
  putra: "Putra",
  jiva: "Jiva",
  karma: "Karma",
  roga: "Roga",
  kali: "Kali",
  bandhu: "Bandhu",
  artha: "Artha",
  vanik: "Vanik",
  vivaha: "Vivaha",
  shraddha: "Shraddha",
  vyapara: "Vyapara",
  shatru: "Shatru",
});

/** The five offices from whose holders the lord of the year is chosen. */
export const yearOffices = /* @__PURE__ */ vocabulary("vedic/yearOffices", {
  muntha: "Lord of the Muntha",
  "birth-lagna": "Lord of the birth Lagna",
  "year-lagna": "Lord of the year's Lagna",
  "tri-rashi": "Tri-rashi lord",
  "day-night": "Lord of the day or night",
});

/** The aspects of Tajika, which are the friendships of the signs. Hindi by the words of the Tajika texts. */
export const tajikaBonds = /* @__PURE__ */ vocabulary("vedic/tajikaBonds", {
  "open-friend": "Open friendship",
  "secret-friend": "Secret friendship",
  "secret-enemy": "Secret enmity",
  "open-enemy": "Open enmity",
  none: "No aspect",
});

/** The lord of a place as a graha has it. */
export const tajikaRelations = /* @__PURE__ */ vocabulary("vedic/tajikaRelations", {
  own: "Own",
  friend: "Friend",
  neutral: "Neutral",
  enemy: "Enemy",
});

/** The four kinds of Ithasala. Chinese by their meaning. */
export const ithasalaKinds = /* @__PURE__ */ vocabulary("vedic/ithasalaKinds", {
  vartamana: "Vartamana",
  purna: "Purna",
  bhavishyat: "Bhavishyat",
  rashyanta: "Rashyanta",
});

/** The grades of Panchavargiya Bala. Chinese by their meaning. */
export const vishwaGrades = /* @__PURE__ */ vocabulary("vedic/vishwaGrades", {
  alpa: "Alpa",
  madhya: "Madhya",
  purna: "Purna",
  parakrami: "Parakrami",
});

/** The ranks of the two of a Kamboola. Chinese by their meaning. */
export const tajikaRanks = /* @__PURE__ */ vocabulary("vedic/tajikaRanks", {
  uttama: "Uttama",
  madhyama: "Madhyama",
  sama: "Sama",
  adhama: "Adhama",
});

/** The weaknesses that make a Radda. */
export const tajikaWeaknesses = /* @__PURE__ */ vocabulary("vedic/tajikaWeaknesses", {
  retrograde: "Retrograde",
  combust: "Combust",
  debilitated: "Debilitated",
  "house-6-8-12": "In house 6, 8 or 12",
});

/** The reason for which a graha is lord of the year. */
export const yearLordChoices = /* @__PURE__ */ vocabulary("vedic/yearLordChoices", {
  "strongest-with-aspect": "Strongest that sees the Lagna",
  "muntha-lord": "Lord of the Muntha",
});
