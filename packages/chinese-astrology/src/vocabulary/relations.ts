import { vocabulary } from "@almagest/i18n";

/** Relations of two animals. */
export const relationNames = /* @__PURE__ */ vocabulary("chinese-astrology/relationNames", {
  "secret-friend": "Six Harmonies",
  trine: "Three Harmonies",
  same: "Same Sign",
  neutral: "Neutral",
  harm: "Six Harms",
  clash: "Six Clashes",
});
