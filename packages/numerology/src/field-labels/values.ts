import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Rules for the letter Y. */
const yRules: TermTable = /* @__PURE__ */ vocabulary("numerology/yRules", {
  "if-no-other": "If there is no other vowel",
  "by-syllable": "By its syllable",
  never: "Never",
});

/** Values of request fields that no other domain has, by the field. */
export const values: Readonly<Record<string, TermTable>> = { yAsVowel: yRules };
