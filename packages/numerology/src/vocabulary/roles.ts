import { vocabulary } from "@almagest/i18n";

/** Names of a number by its place in a chart. */
export const roles = /* @__PURE__ */ vocabulary("numerology/roles", {
  lifePath: { en: "Life Path", inSentence: "the Life Path number" },
  expression: { en: "Expression", inSentence: "the Expression number" },
  soulUrge: { en: "Soul Urge", inSentence: "the Soul Urge number" },
  personality: { en: "Personality", inSentence: "the Personality number" },
  birthDay: { en: "Birth Day", inSentence: "the Birth Day number" },
  maturity: { en: "Maturity", inSentence: "the Maturity number" },
});
