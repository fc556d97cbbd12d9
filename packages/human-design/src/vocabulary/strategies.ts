import { vocabulary } from "@almagest/i18n";

/** Strategies, in a word or two. */
export const strategyNames = /* @__PURE__ */ vocabulary("human-design/strategyNames", {
  manifestor: "Inform",
  respond: "Respond",
  projector: "Wait for the Invitation",
  reflector: "Wait a Lunar Cycle",
});

/** Signatures: the feeling when the strategy is kept. */
export const signatureNames = /* @__PURE__ */ vocabulary("human-design/signatureNames", {
  peace: "Peace",
  satisfaction: "Satisfaction",
  success: "Success",
  surprise: "Surprise",
});

/** Not-self themes: the feeling when it is not. */
export const notSelfNames = /* @__PURE__ */ vocabulary("human-design/notSelfNames", {
  anger: "Anger",
  frustration: "Frustration",
  bitterness: "Bitterness",
  disappointment: "Disappointment",
});

/** By type. */
export const strategies = {
  manifestor: strategyNames.manifestor,
  generator: strategyNames.respond,
  "manifesting-generator": strategyNames.respond,
  projector: strategyNames.projector,
  reflector: strategyNames.reflector,
} as const;

/** By type. */
export const signatures = {
  manifestor: signatureNames.peace,
  generator: signatureNames.satisfaction,
  "manifesting-generator": signatureNames.satisfaction,
  projector: signatureNames.success,
  reflector: signatureNames.surprise,
} as const;

/** By type. */
export const notSelves = {
  manifestor: notSelfNames.anger,
  generator: notSelfNames.frustration,
  "manifesting-generator": notSelfNames.frustration,
  projector: notSelfNames.bitterness,
  reflector: notSelfNames.disappointment,
} as const;
