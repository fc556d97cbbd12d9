import { vocabulary } from "@almagest/i18n";

/** The eight yonis in plain words; their names are Sanskrit in every language. */
export const yoniGlosses = /* @__PURE__ */ vocabulary("vastu/yoniGlosses", {
  dhvaja: "flag",
  dhuma: "smoke",
  simha: "lion",
  svan: "dog",
  vrisha: "bull",
  khara: "donkey",
  gaja: "elephant",
  kaka: "crow",
});
