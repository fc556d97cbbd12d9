import { vocabulary } from "@almagest/i18n";

/**
 * The seven hermetic lots.
 *
 * Fortune is named as in `points`; the others follow it: Part or Lot, as each language says. German writers on the lots
 * keep Glückspunkt and Geistpunkt and say Los for the rest. Hindi has बिंदु, the point, for all, as for Fortune.
 */
export const lots = /* @__PURE__ */ vocabulary("western/lots", {
  fortune: { en: "Part of Fortune", inSentence: "the Part of Fortune" },
  spirit: { en: "Part of Spirit", inSentence: "the Part of Spirit" },
  eros: { en: "Part of Eros", inSentence: "the Part of Eros" },
  necessity: { en: "Part of Necessity", inSentence: "the Part of Necessity" },
  courage: { en: "Part of Courage", inSentence: "the Part of Courage" },
  victory: { en: "Part of Victory", inSentence: "the Part of Victory" },
  nemesis: { en: "Part of Nemesis", inSentence: "the Part of Nemesis" },
});
