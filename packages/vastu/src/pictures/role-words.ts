import { vocabulary } from "@almagest/i18n";

/** Roles of the squares in the mandala of 64. */
export const roleWords = /* @__PURE__ */ vocabulary("vastu/roleWords", {
  brahma: "Brahma",
  "halved-inner-corner": "halved, inner",
  "halved-outer-corner": "halved, outer",
  "around-brahma": "by Brahma",
  dvipada: "two squares",
  outer: "one and a half",
});
