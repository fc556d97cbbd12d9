import { vocabulary } from "@almagest/i18n";

/** The techniques that give the times of a life to lords. */
export const timeLordTechniques = /* @__PURE__ */ vocabulary("western/timeLordTechniques", {
  "zodiacal-releasing": "Zodiacal releasing",
  firdaria: "Firdaria",
  decennials: "Decennials",
});

/** Periods within periods, the longest first. */
export const timeLordLevels = /* @__PURE__ */ vocabulary("western/timeLordLevels", {
  level1: "Level 1",
  level2: "Level 2",
  level3: "Level 3",
  level4: "Level 4",
});

/** The sign of Spirit's releasing where Fortune is in the same. */
export const sharedSigns = /* @__PURE__ */ vocabulary("western/sharedSigns", {
  "next-sign": "The next sign",
  "same-sign": "The same sign",
});

/** The place of the nodes in the firdaria of a night birth. */
export const nodeOrders = /* @__PURE__ */ vocabulary("western/nodeOrders", {
  last: "After all planets",
  "after-mars": "After Mars",
});

/** The parts of decennials below the months. */
export const decennialDivisions = /* @__PURE__ */ vocabulary("western/decennialDivisions", {
  proportion: "In proportion",
  rounds: "Rounds of 129 days",
});

/** Lengths of a year. */
export const yearLengths = /* @__PURE__ */ vocabulary("western/yearLengths", {
  "360": "360 days",
  "365.25": "365.25 days",
  "365.2422": "365.2422 days",
});
