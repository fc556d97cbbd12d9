import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Sets of rules of Zi Wei Dou Shu. */
const ruleSets: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/ruleSets", {
  general: "Rules in general use",
  "quan-shu": "Quan Shu to the letter",
  zhongzhou: "Zhongzhou school",
});

/** The month of a birth in a leap month. */
const leapMonths: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/leapMonths", {
  split: "Divided after day 15",
  next: "As the next month",
  same: "As the month it repeats",
});

/** Tables of what the stems transform. */
const transformationTables: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/transformationTables", {
  "quan-ji": "Quan Ji, in general use",
  "quan-shu": "Quan Shu",
  zhongzhou: "Zhongzhou school",
  min: "Min school",
  north: "Northern school",
});

/** Verses of Tian Kui and Tian Yue. */
const kuiYueVerses: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/kuiYueVerses", {
  "horse-tiger": "Xin at horse and tiger",
  "tiger-horse": "Xin at tiger and horse",
  "geng-with-xin": "Geng and xin at horse and tiger",
});

/** The counts to Huo Xing and Ling Xing. */
const fireBellRules: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/fireBellRules", {
  "year-and-hour": "By year and hour",
  year: "By the year alone",
});

/** The branch that Tian Ma is counted from. */
const horseBases: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/horseBases", {
  year: "Branch of the year",
  month: "Branch of the month",
});

/** The palaces of Tian Shang and Tian Shi. */
const woundRules: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/woundRules", {
  fixed: "Always the same palaces",
  "by-direction": "Exchanged where decades run backward",
});

/** The branch that has the lord of life. */
const lifeLordBases: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/lifeLordBases", {
  "life-palace": "Branch of the life palace",
  year: "Branch of the year",
});

/** The palace of the first decade. */
const firstDecades: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/firstDecades", {
  "life-palace": "Palace of Life",
  "next-palace": "Next palace along",
});

/** Tables of brightness. */
const brightnessTables: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/brightnessTables", {
  "quan-shu": "Quan Shu",
  zhongzhou: "Zhongzhou school",
});

/** Names of the values of the rules of Zi Wei Dou Shu, by the name of the field. */
export const ziWeiValues: Readonly<Record<string, TermTable>> = {
  ruleSet: ruleSets,
  leapMonth: leapMonths,
  transformationTable: transformationTables,
  kuiYueVerse: kuiYueVerses,
  fireBellRule: fireBellRules,
  horseBase: horseBases,
  woundRule: woundRules,
  lifeLordBase: lifeLordBases,
  firstDecade: firstDecades,
  brightnessTable: brightnessTables,
};
