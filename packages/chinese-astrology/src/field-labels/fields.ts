import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("chinese-astrology/fields", {
  sign1: "First sign",
  sign2: "Second sign",
  activity: "Activity",
  avoidAnimal: "Animal to avoid",
  annualFromYear: "First annual pillar",
  annualYears: "Number of annual pillars",
  moment: "Moment within the year",
  hourClock: "Clock for the hour pillar",
  dayBoundary: "Start of the day",
  lunarYear: "Lunar year",
  lunarMonth: "Lunar month",
  lunarDay: "Lunar day",
  isLeapMonth: "Leap month",
});
