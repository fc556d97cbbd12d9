import { vocabulary } from "@almagest/i18n";

/** Names of Panchaka by the weekday it begins on: illness, rule, fire, theft, death in the old lists. */
export const panchakaTypes = /* @__PURE__ */ vocabulary("vedic/panchakaTypes", {
  roga: "Roga",
  raja: "Raja",
  agni: "Agni",
  chora: "Chora",
  mrityu: "Mrityu",
});
