import { vocabulary } from "@almagest/i18n";

/** The letters by name. Chinese writes the sounds. */
export const letterNames = /* @__PURE__ */ vocabulary("kabbalah/letterNames", {
  alef: "Alef",
  bet: "Bet",
  gimel: "Gimel",
  dalet: "Dalet",
  he: "He",
  vav: "Vav",
  zayin: "Zayin",
  chet: "Chet",
  tet: "Tet",
  yod: "Yod",
  kaf: "Kaf",
  lamed: "Lamed",
  mem: "Mem",
  nun: "Nun",
  samekh: "Samekh",
  ayin: "Ayin",
  pe: "Pe",
  tzadi: "Tzadi",
  qof: "Qof",
  resh: "Resh",
  shin: "Shin",
  tav: "Tav",
});
