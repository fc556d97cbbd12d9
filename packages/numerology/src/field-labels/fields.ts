import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("numerology/fields", {
  day: "Day",
  currentYear: "Current year",
  targetMonth: "Target month",
  fullName: "Full name",
  lifePath: "Life Path",
  expression: "Expression",
  soulUrge: "Soul Urge",
  yAsVowel: "Y as a vowel",
});
