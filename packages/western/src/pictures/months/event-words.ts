import { vocabulary } from "@almagest/i18n";

/** Events of a horoscope's lanes, in descriptions. */
export const eventWords = /* @__PURE__ */ vocabulary("western/eventWords", {
  retrograde: "Station, turning retrograde",
  direct: "Station, turning direct",
  "solar-eclipse": "Solar eclipse",
  "lunar-eclipse": "Lunar eclipse",
  "lunar-phase": "Phase of the Moon",
});
