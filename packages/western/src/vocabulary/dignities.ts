import { vocabulary } from "@almagest/i18n";

/**
 * Essential dignity and debility by sign.
 *
 * Hindi: स्वराशि, उच्च and नीच are common to both traditions. Jyotish has no detriment, which is therefore said by
 * position, "seventh from its own sign" (शत्रु राशि is another thing, the sign of an enemy), and no peregrine planet:
 * that one is a loan word.
 */
export const dignities = /* @__PURE__ */ vocabulary("western/dignities", {
  domicile: { en: "Domicile", inSentence: "domicile" },
  exaltation: { en: "Exaltation", inSentence: "exaltation" },
  detriment: { en: "Detriment", inSentence: "detriment" },
  fall: { en: "Fall", inSentence: "fall" },
  peregrine: { en: "Peregrine", inSentence: "peregrine" },
});
