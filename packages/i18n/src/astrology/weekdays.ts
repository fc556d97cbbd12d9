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
