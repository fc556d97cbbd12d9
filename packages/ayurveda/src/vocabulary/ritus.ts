import { vocabulary } from "@almagest/i18n";

/** Names of the seasons outside Sanskrit. */
export const rituTerms = /* @__PURE__ */ vocabulary("ayurveda/rituTerms", {
  sisira: "late winter",
  vasanta: "spring",
  grisma: "summer",
  varsa: "rainy season",
  sarad: "autumn",
  hemanta: "early winter",
  pravrt: "first rains",
});
