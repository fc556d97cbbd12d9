import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("human-design/titles", {
  bodygraph: "Bodygraph",
  centers: "The nine centers",
  channels: "Defined channels",
  gates: "Gate activations",
  gate: "Gate in the bodygraph",
  center: "Center in the bodygraph",
  profile: "Profile",
  connection: "Connection chart",
  transit: "Transits over the bodygraph",
  penta: "Penta",
  variables: "Variables",
});
