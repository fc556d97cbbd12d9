import { vocabulary } from "@almagest/i18n";

/**
 * The three modalities of the signs; adjectives agree with "sign" where the language asks for it.
 *
 * Hindi चर, स्थिर and द्विस्वभाव divide the twelve signs exactly as cardinal, fixed and mutable do. The cardinal
 * signs are 基本 on the mainland and 開創 in Taiwan.
 */
export const modalities = /* @__PURE__ */ vocabulary("western/modalities", {
  cardinal: { en: "Cardinal", inSentence: "cardinal" },
  fixed: { en: "Fixed", inSentence: "fixed" },
  mutable: { en: "Mutable", inSentence: "mutable" },
});
