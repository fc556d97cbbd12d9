import { vocabulary } from "@almagest/i18n";

/** The Nahua day signs in translation, the renderings in use side by side. */
export const aztecGlosses = /* @__PURE__ */ vocabulary("mesoamerican-astrology/aztecGlosses", {
  cipactli: "crocodile / alligator / caiman",
  ehecatl: "wind",
  calli: "house",
  cuetzpalin: "lizard",
  coatl: "serpent / snake",
  miquiztli: "death",
  mazatl: "deer",
  tochtli: "rabbit",
  atl: "water",
  itzcuintli: "dog",
  ozomahtli: "monkey",
  malinalli: "grass / twisted grass",
  acatl: "reed",
  ocelotl: "jaguar / ocelot",
  cuauhtli: "eagle",
  cozcacuauhtli: "vulture / buzzard",
  ollin: "movement / earthquake",
  tecpatl: "flint / flint knife",
  quiahuitl: "rain",
  xochitl: "flower",
});
