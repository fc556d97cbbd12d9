import { vocabulary } from "@almagest/i18n";

/** The matter of a home that each star of the eight mansions is asked about. */
export const mansionDomains = /* @__PURE__ */ vocabulary("feng-shui/mansionDomains", {
  "sheng-chi": "Growth, work and new beginnings",
  "tian-yi": "Rest, support and being looked after",
  "yan-nian": "Lasting ties, partnership and family",
  "fu-wei": "Calm, focus and staying the course",
  "huo-hai": "Small mishaps and irritations",
  "wu-gui": "Quarrels, gossip and haste",
  "liu-sha": "Distraction, delay and mixed signals",
  "jue-ming": "Drain, setbacks and loose ends",
});
