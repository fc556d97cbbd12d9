import { vocabulary } from "@almagest/i18n";

/** The four variables. */
export const arrowNames = /* @__PURE__ */ vocabulary("human-design/arrowNames", {
  determination: "Determination",
  environment: "Environment",
  perspective: "Perspective",
  motivation: "Motivation",
});

/** Places of their arrows beside the head of the bodygraph. */
export const positions = /* @__PURE__ */ vocabulary("human-design/positions", {
  "top-left": "Top left",
  "bottom-left": "Bottom left",
  "bottom-right": "Bottom right",
  "top-right": "Top right",
});

/** The systems of the left and of the right arrows. */
export const layers = /* @__PURE__ */ vocabulary("human-design/layers", {
  health: "Primary Health System",
  psychology: "Rave Psychology",
});

/** Names of left and right, by variable. */
export const directionLabels = {
  determination: /* @__PURE__ */ vocabulary("human-design/directionLabels-determination", {
    left: "Active",
    right: "Passive",
  }),
  environment: /* @__PURE__ */ vocabulary("human-design/directionLabels-environment", {
    left: "Observed",
    right: "Observer",
  }),
  perspective: /* @__PURE__ */ vocabulary("human-design/directionLabels-perspective", {
    left: "Focused",
    right: "Peripheral",
  }),
  motivation: /* @__PURE__ */ vocabulary("human-design/directionLabels-motivation", {
    left: "Strategic",
    right: "Receptive",
  }),
} as const;

/** The sense of a tone, 1 to 6. */
export const cognitions = /* @__PURE__ */ vocabulary("human-design/cognitions", {
  1: "Smell",
  2: "Taste",
  3: "Outer Vision",
  4: "Inner Vision",
  5: "Feeling",
  6: "Touch",
});

/** The bases, 1 to 5. */
export const baseNames = /* @__PURE__ */ vocabulary("human-design/baseNames", {
  1: "Reactive",
  2: "Integrative",
  3: "Objective",
  4: "Progressive",
  5: "Subjective",
});
