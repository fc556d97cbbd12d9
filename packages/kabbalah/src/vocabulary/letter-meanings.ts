import { vocabulary } from "@almagest/i18n";

/** Meanings of the names of the letters, as Mathers (1887) prints them. */
export const letterMeanings = /* @__PURE__ */ vocabulary("kabbalah/letterMeanings", {
  alef: "Ox",
  bet: "House",
  gimel: "Camel",
  dalet: "Door",
  he: "Window",
  vav: "Nail",
  zayin: "Sword",
  chet: "Fence",
  tet: "Serpent",
  yod: "Hand",
  kaf: "Palm of the hand",
  lamed: "Ox-goad",
  mem: "Water",
  nun: "Fish",
  samekh: "Prop",
  ayin: "Eye",
  pe: "Mouth",
  tzadi: "Fishing-hook",
  qof: "Back of the head",
  resh: "Head",
  shin: "Tooth",
  tav: "Sign of the cross",
});
