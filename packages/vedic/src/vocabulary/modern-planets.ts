import { vocabulary } from "@almagest/i18n";

/** Uranus, Neptune and Pluto as Indian astrologers write them beside the nine. */
export const modernPlanets = /* @__PURE__ */ vocabulary("vedic/modernPlanets", {
  uranus: "Arun",
  neptune: "Varun",
  pluto: "Yam",
});
