import { vocabulary } from "@almagest/operation/names";
import { bodies } from "../astrology/bodies";

/** The nine grahas under their everyday names, in the order of the weekdays, then the nodes. */
export const grahas = {
  sun: bodies.sun,
  moon: bodies.moon,
  mars: bodies.mars,
  mercury: bodies.mercury,
  jupiter: bodies.jupiter,
  venus: bodies.venus,
  saturn: bodies.saturn,
  .../* @__PURE__ */ vocabulary("i18n/grahas", {
    rahu: "Rahu",
    ketu: "Ketu",
  }),
} as const;
