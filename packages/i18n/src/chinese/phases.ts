import { vocabulary } from "@almagest/operation/names";

/** The five phases in the order in which each feeds the next. */
export const phases = /* @__PURE__ */ vocabulary("i18n/phases", {
  wood: "Wood",
  fire: "Fire",
  earth: "Earth",
  metal: "Metal",
  water: "Water",
});

/** The two polarities. */
export const polarities = /* @__PURE__ */ vocabulary("i18n/polarities", {
  yang: "Yang",
  yin: "Yin",
});
