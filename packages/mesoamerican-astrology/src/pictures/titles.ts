import { vocabulary } from "@almagest/i18n";

/** Titles and headings of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("mesoamerican-astrology/titles", {
  longCount: "Long Count",
  month: "The days of the month",
  mayaSigns: "The twenty Maya day signs",
  nahuaSigns: "The twenty Nahua day signs",
  trecenas: "The twenty trecenas",
  haab: "The Haab year",
  mayaDay: "A Maya day",
  nahuaDay: "A Nahua day",
  mayaSign: "A Maya day sign",
  nahuaSign: "A Nahua day sign",
  haabMonth: "A month of the Haab",
  trecena: "A trecena",
  compatibility: "Two Maya days",
  cross: "The cross of the day",
});
