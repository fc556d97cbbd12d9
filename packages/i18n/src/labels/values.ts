import type { TermTable } from "@almagest/operation";
import { vocabulary } from "@almagest/operation/names";
import { ayanamsaNames } from "./ayanamsas";
import { houseSystemNames } from "./house-systems";
import { lifeEventNames } from "./life-events";

/** When the Chinese year changes. */
const yearBoundaries: TermTable = /* @__PURE__ */ vocabulary("i18n/yearBoundaries", {
  "li-chun": "Start of Spring (Li Chun)",
  "lunar-new-year": "Lunar New Year",
});

/** The calendars of a date of birth. */
const calendarNames: TermTable = /* @__PURE__ */ vocabulary("i18n/calendarNames", {
  gregorian: "Gregorian",
  julian: "Julian",
  auto: "Julian up to 4 October 1582, then Gregorian",
});

/** As the Chinese arts ask for it. */
const genders: TermTable = /* @__PURE__ */ vocabulary("i18n/genders", {
  male: "Male",
  female: "Female",
});

/** The lunar node, smoothed or osculating. */
const nodeTypeNames: TermTable = /* @__PURE__ */ vocabulary("i18n/nodeTypeNames", {
  mean: "Mean node",
  true: "True node",
});

/** Whether positions are those of the light that arrives. */
const positionTypeNames: TermTable = /* @__PURE__ */ vocabulary("i18n/positionTypeNames", {
  apparent: "Apparent",
  true: "True (geometric)",
});

/** Programs whose defaults are followed. */
const presetNames: TermTable = /* @__PURE__ */ vocabulary("i18n/presetNames", {
  "astro.com": "astro.com",
  "jagannatha-hora": "Jagannatha Hora",
  "parasharas-light": "Parashara's Light",
});

/** The point from which signs are counted. */
export const zodiacNames = /* @__PURE__ */ vocabulary("i18n/zodiacNames", {
  sidereal: "Sidereal",
  tropical: "Tropical",
  draconic: "Draconic",
});

/** The languages of the service, by the names of the Unicode CLDR. */
const languageNames: TermTable = /* @__PURE__ */ vocabulary("i18n/languageNames", {
  en: "English",
  tr: "Turkish",
  de: "German",
  es: "Spanish",
  hi: "Hindi",
  pt: "Portuguese",
  fr: "French",
  ru: "Russian",
  "zh-Hans": "Simplified Chinese",
  "zh-Hant": "Traditional Chinese",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const sharedValues: Readonly<Record<string, TermTable>> = {
  ayanamsa: ayanamsaNames,
  calendar: calendarNames,
  gender: genders,
  houseSystem: houseSystemNames,
  kind: lifeEventNames,
  lang: languageNames,
  nodeType: nodeTypeNames,
  positionType: positionTypeNames,
  preset: presetNames,
  yearBoundary: yearBoundaries,
  zodiac: zodiacNames,
};
