import { vocabulary } from "@almagest/i18n";

/** The five types. */
export const types = /* @__PURE__ */ vocabulary("human-design/types", {
  manifestor: "Manifestor",
  generator: "Generator",
  "manifesting-generator": "Manifesting Generator",
  projector: "Projector",
  reflector: "Reflector",
});

/** Authorities: the part of a person that decides. */
export const authorities = /* @__PURE__ */ vocabulary("human-design/authorities", {
  emotional: "Emotional",
  sacral: "Sacral",
  splenic: "Splenic",
  ego: "Ego",
  "self-projected": "Self-Projected",
  mental: "Mental",
  lunar: "Lunar",
});
