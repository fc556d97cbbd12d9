import { vocabulary } from "@almagest/operation/names";

/**
 * Months by their full names in the nominative, keyed "1" to "12". The form is that of the Unicode CLDR (Gregorian
 * months, stand-alone, wide); both Chinese scripts take the names that are written out.
 */
export const monthNames = /* @__PURE__ */ vocabulary("i18n/monthNames", {
  "1": "January",
  "2": "February",
  "3": "March",
  "4": "April",
  "5": "May",
  "6": "June",
  "7": "July",
  "8": "August",
  "9": "September",
  "10": "October",
  "11": "November",
  "12": "December",
});
