import { vocabulary } from "@almagest/i18n";

/** The tissues that the Brihat Jataka gives to the grahas. */
export const dhatuTerms = /* @__PURE__ */ vocabulary("ayurveda/dhatuTerms", {
  bone: "bone",
  blood: "blood",
  marrow: "marrow",
  skin: "skin",
  fat: "fat",
  seed: "seed",
  sinew: "sinew",
});
