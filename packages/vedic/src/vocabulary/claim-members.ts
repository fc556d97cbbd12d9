import { vocabulary } from "@almagest/i18n";

/** Members of a sidereal chart that somebody may have been told, by their paths. */
export const claimMembers = /* @__PURE__ */ vocabulary("vedic/claimMembers", {
  "lagna.sign": "Sign of the Lagna",
  "lagna.nakshatra": "Nakshatra of the Lagna",
  "lagna.pada": "Pada of the Lagna",
  "d9.lagna.sign": "Sign of the Lagna in the Navamsa",
  "moon.sign": "Sign of the Moon",
  "moon.nakshatra": "Nakshatra of the Moon",
  "moon.pada": "Pada of the Moon",
  "dasha.lord": "Lord of the first dasha",
  "cusps.1.subLord": "KP sub lord of cusp 1",
  "cusps.2.subLord": "KP sub lord of cusp 2",
  "cusps.3.subLord": "KP sub lord of cusp 3",
  "cusps.4.subLord": "KP sub lord of cusp 4",
  "cusps.5.subLord": "KP sub lord of cusp 5",
  "cusps.6.subLord": "KP sub lord of cusp 6",
  "cusps.7.subLord": "KP sub lord of cusp 7",
  "cusps.8.subLord": "KP sub lord of cusp 8",
  "cusps.9.subLord": "KP sub lord of cusp 9",
  "cusps.10.subLord": "KP sub lord of cusp 10",
  "cusps.11.subLord": "KP sub lord of cusp 11",
  "cusps.12.subLord": "KP sub lord of cusp 12",
});
