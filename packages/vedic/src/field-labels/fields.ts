import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("vedic/fields", {
  datetime: "Date and time",
  startDatetime: "Start date and time",
  endDatetime: "End date and time",
  intervalMinutes: "Interval in minutes",
  coordinateSystem: "Zodiac",
  division: "Divisional chart",
  dasha: "Dasha",
  mahadasha: "Mahadasha",
  antardasha: "Antardasha",
  pratyantardasha: "Pratyantardasha",
  sookshma: "Sookshma dasha",
  avasthaInfo: "Meanings of the avasthas",
  modernPlanets: "Uranus, Neptune and Pluto",
  family: "Family of yogas",
  system: "Avastha system",
  scheme: "Karaka scheme",
  focus: "Focus",
  significators: "Significators",
  horaryNumber: "Horary number",
  cusps: "House cusps",
  rulingPlanets: "Ruling planets",
  moonWindows: "Moon windows",
  weights: "Weights",
  gainHouses: "Houses of gain",
  lossHouses: "Houses of loss",
  purpose: "Purpose",
  days: "Number of days",
  people: "People who take part",
});
