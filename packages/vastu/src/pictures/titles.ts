import { vocabulary } from "@almagest/i18n";

/** Titles and headings of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("vastu/titles", {
  mandala: "Mandala of the plot",
  devatas: "The devatas of the mandala",
  devata: "A devata in the mandala",
  entrance: "The door among the 32 padas",
  plot: "The plot and its surroundings",
  rooms: "Rooms in their quarters",
  dikpalas: "The lords of the eight directions",
  dikpala: "A direction and its lord",
  squares: "The squares of a direction",
  ayadi: "The six ayadi formulas",
  grihaPravesh: "Days for entering a house",
});
