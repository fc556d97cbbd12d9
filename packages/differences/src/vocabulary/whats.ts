import { vocabulary } from "@almagest/i18n";

/** The kinds of values, as lists and tables head them. */
export const whatNames = /* @__PURE__ */ vocabulary("differences/whats", {
  position: "Place in the zodiac",
  house: "House of a body",
  cusp: "House cusp",
  nakshatra: "Nakshatra of a body",
  pada: "Pada of a body",
  tithi: "Tithi at birth",
  weekday: "Weekday of the birth",
  "year-pillar": "Year pillar",
  "month-pillar": "Month pillar",
  "day-pillar": "Day pillar",
  "hour-pillar": "Hour pillar",
  "dasha-lord": "Dasha at birth",
  "dasha-start": "Start of a dasha",
  kootas: "Points of the kootas",
  "design-type": "Type of the design",
  profile: "Profile of the design",
  authority: "Authority of the design",
  "solar-arc": "Solar arc",
});
