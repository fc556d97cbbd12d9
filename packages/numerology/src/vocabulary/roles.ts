import { vocabulary } from "@almagest/i18n";

/** Names of a number by its place in a chart. */
export const roles = /* @__PURE__ */ vocabulary("numerology/roles", {
  lifePath: "Life Path",
  expression: "Expression",
  soulUrge: "Soul Urge",
  personality: "Personality",
  birthDay: "Birth Day",
  maturity: "Maturity",
});
