import { at, type Lang } from "@almagest/operation";
import { vocabulary } from "@almagest/operation/names";

/** The days of the week by their full names: the stand-alone, wide form of the Unicode CLDR. */
export const weekdays = /* @__PURE__ */ vocabulary("i18n/weekdays", {
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
});

const WEEKDAY_IDS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** The name of a day of the week, counted from 0 for Sunday. */
export function weekdayName(weekday0: number, lang: Lang = "en"): string {
  return weekdays[at(WEEKDAY_IDS, weekday0)][lang];
}
