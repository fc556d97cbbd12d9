import { vocabulary } from "@almagest/i18n";

/** Titles of the pictures of months and of the Moon. */
export const titles = /* @__PURE__ */ vocabulary("western/monthTitles", {
  moonPhase: "The phase of the Moon",
  moonPhases: "The next phases of the Moon",
  moonCalendar: "Moon calendar",
  aspects: "The aspects of the month",
  parallels: "The parallels of the month",
  transits: "Changes of sign in the month",
  nodes: "The planets at their nodes",
  ephemeris: "Graphic ephemeris",
  stations: "Stations of the planets",
  ingresses: "Changes of sign",
  eclipses: "Eclipses",
  returns: "Returns to the natal place",
  horoscope: "The sky of this horoscope",
});
