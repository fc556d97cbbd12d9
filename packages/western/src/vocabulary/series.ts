import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import { SERIES_ASPECT_IDS, SERIES_ASPECTS } from "../aspects/series";

/** Aspects of the 5th, 7th, 9th and 10th harmonic. */
export const seriesAspectNames = /* @__PURE__ */ vocabulary("western/seriesAspectNames", {
  quintile: "Quintile",
  biquintile: "Biquintile",
  septile: "Septile",
  biseptile: "Biseptile",
  triseptile: "Triseptile",
  novile: "Novile",
  binovile: "Binovile",
  quadnovile: "Quadnovile",
  decile: "Decile",
  tredecile: "Tredecile",
});

/** The same by their wire codes. */
export const seriesAspectsByCode: TermTable = Object.fromEntries(
  SERIES_ASPECT_IDS.map((id) => [SERIES_ASPECTS[id].code, seriesAspectNames[id]]),
);

/** The tables of orbs that a request may name. */
export const orbSchools: TermTable = /* @__PURE__ */ vocabulary("western/orbSchools", {
  lilly: "William Lilly",
  harmonic: "12° by the harmonic",
});
