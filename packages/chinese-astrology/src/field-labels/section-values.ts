import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import { sectionNames } from "../vocabulary/sections";

/** The pillar that the void branches are counted from. */
const voidBases: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/voidBases", {
  both: "Day and year pillar",
  day: "Day pillar",
  year: "Year pillar",
});

/** The way of the stages of life. */
const stageOrders: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/stageOrders", {
  "yin-backward": "Yang forward, yin backward",
  "all-forward": "All stems forward",
});

/** The phase whose stages earth has. */
const earthCourses: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/earthCourses", {
  "with-fire": "With Fire",
  "with-water": "With Water",
});

/** Readings of the verse of the Nobleman. */
const noblemanVerses: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/noblemanVerses", {
  "jia-wu-geng": "Jia, wu and geng together",
  "jia-wu": "Jia and wu, geng with xin",
});

/** Stems that have a blade. */
const bladeSchools: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/bladeSchools", {
  "yang-stems": "Yang stems only",
  peak: "All stems, at their peak",
  "after-prosperity": "All stems, after their prosperity",
});

/** Counts from birth to the start of luck. */
const luckStarts: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/luckStarts", {
  months: "Age to the nearest month",
  minutes: "To the minute",
  "double-hours": "Whole double hours",
  years: "Whole years",
});

/** Names of the values of the options of a chart and its luck, by the name of the field. */
export const sectionValues: Readonly<Record<string, TermTable>> = {
  sections: sectionNames,
  voidsBy: voidBases,
  stageOrder: stageOrders,
  earthStages: earthCourses,
  noblemanVerse: noblemanVerses,
  bladeSchool: bladeSchools,
  luckStart: luckStarts,
};
