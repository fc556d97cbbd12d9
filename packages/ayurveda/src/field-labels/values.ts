import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Whose seasons are meant. */
const hemispheres: TermTable = /* @__PURE__ */ vocabulary("ayurveda/hemispheres", {
  northern: "Northern hemisphere",
  southern: "Southern hemisphere",
});

/** Where the watches of the day are counted from. */
const doshaClocks: TermTable = /* @__PURE__ */ vocabulary("ayurveda/doshaClocks", {
  "sunrise-anchored": "From sunrise",
  "clock-hours": "By the clock",
});

/** The zodiac that the six seasons follow. */
const seasonZodiacs: TermTable = /* @__PURE__ */ vocabulary("ayurveda/seasonZodiacs", {
  sayana: "Tropical (sayana)",
  nirayana: "Sidereal (nirayana)",
});

/** The two lists of seasons in the Charaka Samhita. */
const seasonSchemes: TermTable = /* @__PURE__ */ vocabulary("ayurveda/seasonSchemes", {
  "sutrasthana-6": "Sutrasthana 6",
  "vimana-8": "Vimanasthana 8",
});

/** Sources of the signs' doshas. */
const signDoshaSchools: TermTable = /* @__PURE__ */ vocabulary("ayurveda/signDoshaSchools", {
  satyacharya: "Satyacharya",
  bphs: "Brihat Parashara Hora Shastra",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  doshaClock: doshaClocks,
  hemisphere: hemispheres,
  rituZodiac: seasonZodiacs,
  ritucharyaScheme: seasonSchemes,
  signDoshaScheme: signDoshaSchools,
};
