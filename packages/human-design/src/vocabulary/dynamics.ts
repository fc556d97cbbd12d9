import { vocabulary } from "@almagest/i18n";

/** Dynamics of a channel that two people hold together. */
export const dynamics = /* @__PURE__ */ vocabulary("human-design/dynamics", {
  electromagnetic: "Electromagnetic",
  dominance: "Dominance",
  compromise: "Compromise",
  companionship: "Companionship",
});

/** Ways in which the sky completes a channel. */
export const completions = /* @__PURE__ */ vocabulary("human-design/completions", {
  personal: "personal",
  educational: "educational",
});
