import { vocabulary } from "@almagest/operation/names";

/**
 * Abbreviated months as written beside a day number ("Mar 21", "21 мая", "3月21日"), keyed "1" to "12". The form is that
 * of the Unicode CLDR (Gregorian months, format context, abbreviated). The order of day and month is the caller's.
 */
export const monthAbbreviations = /* @__PURE__ */ vocabulary("i18n/monthAbbreviations", {
  "1": "Jan",
  "2": "Feb",
  "3": "Mar",
  "4": "Apr",
  "5": "May",
  "6": "Jun",
  "7": "Jul",
  "8": "Aug",
  "9": "Sep",
  "10": "Oct",
  "11": "Nov",
  "12": "Dec",
});
