import { vocabulary } from "@almagest/i18n";

/** The four structures of a natal chart. */
export const structureNames = /* @__PURE__ */ vocabulary("feng-shui/structureNames", {
  "prosperous-mountain-prosperous-water": "Prosperous Mountain and Water",
  reversed: "Up the Mountain and Down the Water",
  "double-facing": "Double Star at Facing",
  "double-sitting": "Double Star at Sitting",
});
