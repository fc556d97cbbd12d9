import { vocabulary } from "@almagest/i18n";
import { winds } from "@almagest/i18n/labels";
import type { TermTable } from "@almagest/operation";

/** Rooms of a house, as vastu places them. */
export const roomTypes: TermTable = /* @__PURE__ */ vocabulary("vastu/roomTypes", {
  puja: "Puja room",
  kitchen: "Kitchen",
  "master-bedroom": "Master bedroom",
  bedroom: "Bedroom",
  living: "Living room",
  dining: "Dining room",
  study: "Study",
  toilet: "Toilet",
  store: "Storeroom",
  staircase: "Staircase",
  "water-storage": "Water tank",
  entrance: "Entrance",
});

/** Units of length; the hasta is the cubit of the texts. */
const lengthUnits: TermTable = /* @__PURE__ */ vocabulary("vastu/lengthUnits", {
  feet: "Feet",
  metres: "Meters",
  hasta: "Hasta",
});

/** The two great mandalas. */
const mandalaGrids: TermTable = /* @__PURE__ */ vocabulary("vastu/mandalaGrids", {
  "81-pada": "81 squares (Paramasayika)",
  "64-pada": "64 squares (Manduka)",
});

/** Whose ayadi rules are computed. */
const ayadiTexts: TermTable = /* @__PURE__ */ vocabulary("vastu/ayadiTexts", {
  manasara: "Manasara",
  "perimeter-texts": "Perimeter texts",
  utpala: "Utpala",
});

/** The expenditure remainder: perimeter by nine over ten, or by three over fourteen. */
const vyayaFormulas: TermTable = /* @__PURE__ */ vocabulary("vastu/vyayaFormulas", {
  "p9-10": "Perimeter × 9, remainder of 10",
  "p3-14": "Perimeter × 3, remainder of 14",
});

/** Whose rules choose the moment of moving in. */
const muhurtaTexts: TermTable = /* @__PURE__ */ vocabulary("vastu/muhurtaTexts", {
  "muhurta-chintamani": "Muhurta Chintamani",
  kalaprakasika: "Kalaprakasika",
});

/** The schools that judge a slope. */
const slopeSchools: TermTable = /* @__PURE__ */ vocabulary("vastu/slopeSchools", {
  "brihat-samhita": "Brihat Samhita",
  modern: "Modern",
});

/** Labels of enumerated values, by the name of the request field on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  ayadiText: ayadiTexts,
  cuts: winds,
  direction: winds,
  extensions: winds,
  facing: winds,
  grid: mandalaGrids,
  muhurtaText: muhurtaTexts,
  road: winds,
  slopeLowDirection: winds,
  slopeSchool: slopeSchools,
  type: roomTypes,
  unit: lengthUnits,
  vyayaFormula: vyayaFormulas,
  water: winds,
};
