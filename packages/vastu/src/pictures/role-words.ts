import { vocabulary } from "@almagest/i18n";

/** What the squares of the mandala of 64 are to their devatas. */
export const roleWords = /* @__PURE__ */ vocabulary("vastu/roleWords", {
  brahma: "Brahma",
  "halved-inner-corner": "halved, inner",
  "halved-outer-corner": "halved, outer",
  "around-brahma": "by Brahma",
  dvipada: "two squares",
  outer: "one and a half",
});
