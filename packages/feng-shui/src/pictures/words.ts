import { vocabulary } from "@almagest/i18n";

/** Fixed words of the pictures that the answers do not tell. */
export const words = /* @__PURE__ */ vocabulary("feng-shui/words", {
  facing: "Facing",
  sitting: "Sitting",
  period: "Period",
  plates: "Left mountain star, right water star, below period star",
  kua: "Kua",
});
