import { vocabulary } from "@almagest/i18n";

/** Names by the number of groups that the defined centers fall into. */
export const definitions = /* @__PURE__ */ vocabulary("human-design/definitions", {
  none: "None",
  single: "Single",
  split: "Split",
  "triple-split": "Triple Split",
  "quadruple-split": "Quadruple Split",
});
