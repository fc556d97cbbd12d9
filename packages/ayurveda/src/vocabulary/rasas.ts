import { vocabulary } from "@almagest/i18n";

/** The six tastes. */
export const rasaTerms = /* @__PURE__ */ vocabulary("ayurveda/rasaTerms", {
  madhura: "sweet",
  amla: "sour",
  lavana: "salty",
  tikta: "bitter",
  katu: "pungent",
  kashaya: "astringent",
});
