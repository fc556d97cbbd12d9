import { vocabulary } from "@almagest/i18n";

/** The kinds of values, as lists and tables head them. */
export const whatNames = /* @__PURE__ */ vocabulary("differences/whats", {
  position: "Position",
  house: "House",
  cusp: "House cusp",
  nakshatra: "Nakshatra",
  pada: "Pada",
  tithi: "Tithi",
  weekday: "Weekday",
  "year-pillar": "Year pillar",
  "month-pillar": "Month pillar",
  "day-pillar": "Day pillar",
  "hour-pillar": "Hour pillar",
  "dasha-lord": "Dasha at birth",
  "dasha-start": "Start of a dasha",
  kootas: "Points of the kootas",
  "design-type": "Human Design type",
  profile: "Profile",
  authority: "Authority",
  "solar-arc": "Solar arc",
});
