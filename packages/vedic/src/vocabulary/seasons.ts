import { vocabulary } from "@almagest/i18n";

/** The six seasons. */
export const ritus = /* @__PURE__ */ vocabulary("vedic/ritus", {
  vasanta: "Vasanta (spring)",
  grishma: "Grishma (summer)",
  varsha: "Varsha (rains)",
  sharad: "Sharad (autumn)",
  hemanta: "Hemanta (early winter)",
  shishira: "Shishira (late winter)",
});

/** The two halves of the Sun's year. */
export const ayanas = /* @__PURE__ */ vocabulary("vedic/ayanas", {
  uttarayana: "Uttarayana (northern course)",
  dakshinayana: "Dakshinayana (southern course)",
});
