import { vocabulary } from "@almagest/i18n";

/** Ways of comparing places on the turning sphere. */
export const directionMethods = /* @__PURE__ */ vocabulary("western/directionMethods", {
  placidus: "Placidus (semi-arcs)",
  regiomontanus: "Regiomontanus (circles of position)",
});

/** The places on which the rays of a promissor fall. */
export const directionSpaces = /* @__PURE__ */ vocabulary("western/directionSpaces", {
  zodiac: "In the zodiac",
  mundo: "In mundo",
});

export const directionMotions = /* @__PURE__ */ vocabulary("western/directionMotions", {
  direct: "direct",
  converse: "converse",
  "neo-converse": "neo-converse",
});

/** The same as choices of a request, by what they do. */
export const directionMotionChoices = /* @__PURE__ */ vocabulary("western/directionMotionChoices", {
  direct: "Promissor to significator",
  converse: "Significator to promissor",
  "neo-converse": "Sky turned back",
});

/** A ray that is cast with the order of the signs, and against it. */
export const rayNames = /* @__PURE__ */ vocabulary("western/rayNames", {
  sinister: "sinister",
  dexter: "dexter",
});

/** Measures of a year of life. */
export const directionKeys = /* @__PURE__ */ vocabulary("western/directionKeys", {
  ptolemy: "Ptolemy",
  naibod: "Naibod",
  cardan: "Cardan",
  brahe: "Brahe (the Sun's right ascension on the day of birth)",
  "birthday-longitude": "The Sun's longitude on the day of birth",
  placidus: "Placidus (true solar arc in right ascension)",
  "solar-arc-longitude": "True solar arc in longitude",
});

/** Whose ecliptic latitude counts. */
export const directionLatitudes = /* @__PURE__ */ vocabulary("western/directionLatitudes", {
  none: "Neither",
  promissor: "Promissor",
  significator: "Significator",
  both: "Promissor and significator",
});

/** The latitude of a ray. */
export const aspectLatitudes = /* @__PURE__ */ vocabulary("western/aspectLatitudes", {
  none: "No latitude",
  bianchini: "Bianchini",
  same: "That of the body",
});

/** Points without a semi-arc. */
export const circumpolarNames = /* @__PURE__ */ vocabulary("western/circumpolarNames", {
  "never-sets": "never sets",
  "never-rises": "never rises",
});
