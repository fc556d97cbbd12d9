import { vocabulary } from "@almagest/i18n";

/** The four elements as such, not as kinds of signs. */
export const elements = /* @__PURE__ */ vocabulary("numerology/elements", {
  fire: "Fire",
  earth: "Earth",
  air: "Air",
  water: "Water",
});
