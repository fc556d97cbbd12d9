import { vocabulary } from "@almagest/i18n";

/** The three groups of circuits. */
export const circuits = /* @__PURE__ */ vocabulary("human-design/circuits", {
  individual: "Individual",
  collective: "Collective",
  tribal: "Tribal",
});
