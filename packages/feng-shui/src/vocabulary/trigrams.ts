import { vocabulary } from "@almagest/i18n";

/** The eight trigrams by what each of them is called after. */
export const trigrams = /* @__PURE__ */ vocabulary("feng-shui/trigrams", {
  qian: "Heaven",
  kun: "Earth",
  zhen: "Thunder",
  xun: "Wind",
  kan: "Water",
  li: "Fire",
  gen: "Mountain",
  dui: "Lake",
});
