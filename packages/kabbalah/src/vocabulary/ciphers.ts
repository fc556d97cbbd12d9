import { vocabulary } from "@almagest/i18n";

/** Hebrew ciphers by their own names. */
export const cipherNames = /* @__PURE__ */ vocabulary("kabbalah/cipherNames", {
  "mispar-hechrachi": "Mispar Hechrachi (standard)",
  "mispar-gadol": "Mispar Gadol (large)",
  "otiyot-be-milui": "Otiyot be-Milui (spelled out)",
  "mispar-katan": "Mispar Katan (small)",
  "mispar-kidmi": "Mispar Kidmi (triangular)",
  "mispar-prati": "Mispar Perati (squares of letters)",
  "mispar-ha-merubah-ha-klali": "Mispar ha-Merubah ha-Klali (square of the word)",
  "mispar-meshulash": "Mispar Meshulash (cubes)",
  "mispar-musafi": "Mispar Musafi (with the letter count)",
  kolel: "Kolel (plus one)",
});
