import { vocabulary } from "@almagest/i18n";

/** The six colors of each variable. */
export const colorLabels = {
  determination: /* @__PURE__ */ vocabulary("human-design/colorLabels-determination", {
    1: "Appetite",
    2: "Taste",
    3: "Thirst",
    4: "Touch",
    5: "Sound",
    6: "Light",
  }),
  environment: /* @__PURE__ */ vocabulary("human-design/colorLabels-environment", {
    1: "Caves",
    2: "Markets",
    3: "Kitchens",
    4: "Mountains",
    5: "Valleys",
    6: "Shores",
  }),
  perspective: /* @__PURE__ */ vocabulary("human-design/colorLabels-perspective", {
    1: "Survival",
    2: "Possibility",
    3: "Power",
    4: "Wanting",
    5: "Probability",
    6: "Personal",
  }),
  motivation: /* @__PURE__ */ vocabulary("human-design/colorLabels-motivation", {
    1: "Fear",
    2: "Hope",
    3: "Desire",
    4: "Need",
    5: "Guilt",
    6: "Innocence",
  }),
} as const;
