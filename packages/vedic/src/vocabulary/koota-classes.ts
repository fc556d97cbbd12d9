import { vocabulary } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import { taras } from "./taras";

/** The four varnas, from the lowest to the highest. */
export const varnas = /* @__PURE__ */ vocabulary("vedic/varnas", {
  Shudra: "Shudra",
  Vaishya: "Vaishya",
  Kshatriya: "Kshatriya",
  Brahmin: "Brahmin",
});

/** The five classes of Vashya: quadrupeds, humans, creatures of water, of the wild, and insects. */
export const vashyaClasses = /* @__PURE__ */ vocabulary("vedic/vashyaClasses", {
  Chatushpada: "Chatushpada",
  Manava: "Manava",
  Jalachara: "Jalachara",
  Vanachara: "Vanachara",
  Keeta: "Keeta",
});

/** The fourteen animals of Yoni. */
export const yonis = /* @__PURE__ */ vocabulary("vedic/yonis", {
  Horse: "Horse",
  Elephant: "Elephant",
  Sheep: "Sheep",
  Serpent: "Serpent",
  Dog: "Dog",
  Cat: "Cat",
  Rat: "Rat",
  Cow: "Cow",
  Buffalo: "Buffalo",
  Tiger: "Tiger",
  Deer: "Deer",
  Monkey: "Monkey",
  Mongoose: "Mongoose",
  Lion: "Lion",
});

/** The three ganas: gods, men, demons. */
export const ganas = /* @__PURE__ */ vocabulary("vedic/ganas", {
  Deva: "Deva",
  Manushya: "Manushya",
  Rakshasa: "Rakshasa",
});

/** The three nadis: first, middle and last. */
export const nadis = /* @__PURE__ */ vocabulary("vedic/nadis", {
  Adi: "Adi",
  Madhya: "Madhya",
  Antya: "Antya",
});

/** The limbs of Rajju, from the feet to the head. */
export const rajjuLimbs = /* @__PURE__ */ vocabulary("vedic/rajjuLimbs", {
  Paada: "Paada",
  Kati: "Kati",
  Udara: "Udara",
  Kantha: "Kantha",
  Siro: "Siro",
});

/** The doshas of a couple. */
export const coupleDoshas = /* @__PURE__ */ vocabulary("vedic/coupleDoshas", {
  "Nadi Dosha": "Nadi Dosha",
  "Bhakoot Dosha": "Bhakoot Dosha",
});

/** The classes that the rows of both matchings compare: of each koota its own, or a sign, a graha, a star. */
export const kootaClasses = [
  varnas,
  vashyaClasses,
  taras,
  yonis,
  ganas,
  nadis,
  rajjuLimbs,
  signs,
  grahas,
  nakshatras,
] as const;
