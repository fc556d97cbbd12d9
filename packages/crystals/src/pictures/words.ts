import { vocabulary } from "@almagest/i18n";

/** Words about a stone that no answer has. */
export const words = /* @__PURE__ */ vocabulary("crystals/words", {
  colors: "Colors",
  chakras: "Chakras",
  signs: "Signs",
  elements: "Elements",
  planet: "Planet",
  hardness: "Mohs hardness",
  composition: "Composition",
  system: "Crystal system",
  number: "Number",
  water: "Water",
});
