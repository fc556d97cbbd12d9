import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("vastu/fields", {
  plot: "Plot",
  polygon: "Outline of the plot",
  width: "Width",
  depth: "Depth",
  length: "Length",
  breadth: "Breadth",
  perimeter: "Perimeter",
  circumference: "Circumference",
  unit: "Unit",
  hastaInches: "Hasta in inches",
  x: "X coordinate",
  y: "Y coordinate",
  door: "Door",
  doorPosition: "Position of the door",
  rooms: "Rooms",
  direction: "Direction",
  road: "Road side",
  water: "Water source",
  slopeLowDirection: "Low side of the slope",
  slopeSchool: "School on slopes",
  extensions: "Extensions",
  cuts: "Missing corners",
  grid: "Mandala grid",
  ayadiText: "Source for ayadi",
  vyayaFormula: "Vyaya formula",
  muhurtaText: "Source for muhurta",
});
