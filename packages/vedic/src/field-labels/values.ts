import { vocabulary } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { byEnglishName, numerals } from "@almagest/i18n/labels";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import type { TermTable } from "@almagest/operation";
import { claimMembers } from "../vocabulary/claim-members";
import { dashaSystems } from "../vocabulary/dasha-systems";

/** The two zodiacs, in words that a calculation's settings use. */
const zodiacFrames: TermTable = /* @__PURE__ */ vocabulary("vedic/zodiacFrames", {
  sidereal: "Sidereal",
  tropical: "Tropical",
});

/**
 * Families of yogas: the classical ones, and the groups of the Nabhasa yogas (Brihat Parashara Hora Shastra 35).
 */
const yogaFamilies: TermTable = /* @__PURE__ */ vocabulary("vedic/yogaFamilies", {
  classical: "Classical",
  asraya: "Asraya",
  dala: "Dala",
  akriti: "Akriti",
  sankhya: "Sankhya",
});

/** Three ways to name the state of a graha. */
const avasthaSystems: TermTable = /* @__PURE__ */ vocabulary("vedic/avasthaSystems", {
  baladi: "Baladi (ages)",
  jagradadi: "Jagradadi (wakefulness)",
  deeptadi: "Deeptadi (moods)",
});

/** Whether Rahu is among the chara karakas. */
const karakaSchemes: TermTable = /* @__PURE__ */ vocabulary("vedic/karakaSchemes", {
  seven: "Seven karakas",
  eight: "Eight karakas",
});

/** Lengths of a year of a dasha. */
const dashaYears: TermTable = /* @__PURE__ */ vocabulary("vedic/dashaYears", {
  "365.25": "365.25 days",
  "365.2422": "365.2422 days",
  "360": "360 days",
  solar: "Return of the Sun",
});

/** Whether Abhijit is one of 28 nakshatras. */
const abhijitCounts: TermTable = /* @__PURE__ */ vocabulary("vedic/abhijitCounts", {
  counted: "Counted",
  "left-out": "Left out",
});

/** Counts of the Chara dasha. */
const charaCounts: TermTable = /* @__PURE__ */ vocabulary("vedic/charaCounts", {
  "kn-rao": "K. N. Rao",
  parashara: "Parashara",
});

/** Lords of the thirds of a sign in the strength by five divisions. */
const drekkanaSchemes: TermTable = /* @__PURE__ */ vocabulary("vedic/drekkanaSchemes", {
  tajika: "Tajika table",
  parashari: "Drekkana chart",
});

/** The vocabulary of the house themes. */
const readingFocuses: TermTable = /* @__PURE__ */ vocabulary("vedic/readingFocuses", {
  general: "General",
  finance: "Finance",
});

/** Purposes that a muhurta is looked for. */
const muhurtaPurposes: TermTable = /* @__PURE__ */ vocabulary("vedic/muhurtaPurposes", {
  wedding: "Wedding",
  engagement: "Engagement",
  "house-entry": "Moving into a house",
  journey: "Journey",
  business: "Opening a business",
  naming: "Naming a child",
  "first-rice": "First rice",
  vehicle: "Vehicle",
  purchase: "Purchase",
  study: "Beginning of studies",
});

/** Matters that a horary chart is asked about. */
const kpMatters: TermTable = /* @__PURE__ */ vocabulary("vedic/kpMatters", {
  marriage: "Marriage",
  children: "Children",
  employment: "Employment",
  business: "Own business",
  income: "Income",
  loan: "Loan",
  property: "Property purchase",
  education: "Education",
  travelAbroad: "Journey abroad",
  move: "Change of residence",
});

/** The nine grahas by the English names that requests take. */
const grahaNames: TermTable = byEnglishName(Object.values(grahas));

const { Rahu: _, Ketu: __, ...sevenNames } = grahaNames;

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  abhijit: abhijitCounts,
  antardasha: grahaNames,
  ashtottariStart: { ardra: nakshatras.ardra, krittika: nakshatras.krittika },
  charaCount: charaCounts,
  coordinateSystem: zodiacFrames,
  dashaSystem: dashaSystems,
  drekkana: drekkanaSchemes,
  family: yogaFamilies,
  focus: readingFocuses,
  mahadasha: grahaNames,
  matter: kpMatters,
  member: claimMembers,
  planet: sevenNames,
  pratyantardasha: grahaNames,
  purpose: muhurtaPurposes,
  scheme: karakaSchemes,
  sookshma: grahaNames,
  system: avasthaSystems,
  yearLength: dashaYears,
  value: { ...byEnglishName([...Object.values(signs), ...Object.values(nakshatras)]), ...grahaNames, ...numerals(4) },
};
