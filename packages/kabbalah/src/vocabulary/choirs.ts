import { vocabulary } from "@almagest/i18n";

/** The nine choirs of angels, in the Renaissance order. */
export const choirs = /* @__PURE__ */ vocabulary("kabbalah/choirs", {
  seraphim: "Seraphim",
  cherubim: "Cherubim",
  thrones: "Thrones",
  dominions: "Dominions",
  powers: "Powers",
  virtues: "Virtues",
  principalities: "Principalities",
  archangels: "Archangels",
  angels: "Angels",
});
