import { vocabulary } from "@almagest/i18n";

/** The zone that is no quarter. */
export const centerNames = /* @__PURE__ */ vocabulary("vastu/zoneNames", {
  center: "Center",
});
