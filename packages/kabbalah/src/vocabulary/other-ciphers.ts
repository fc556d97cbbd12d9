import { vocabulary } from "@almagest/i18n";

/** Ciphers of the catalogue beside the ten Hebrew ones that are computed. */
export const otherCiphers = /* @__PURE__ */ vocabulary("kabbalah/otherCiphers", {
  "mispar-mispari": "Mispar Mispari (number words)",
  atbash: "Atbash",
  albam: "Albam",
  "simple-ordinal": "Simple ordinal",
  "alphabet-1683": "Alphabet of 1683",
  "agrippa-1533": "Agrippa, 1533",
});
