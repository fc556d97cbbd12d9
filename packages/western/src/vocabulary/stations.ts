import { vocabulary } from "@almagest/i18n";

/** The motion that begins at a station. */
export const stationNames = /* @__PURE__ */ vocabulary("western/stationNames", {
  retrograde: "retrograde",
  direct: "direct",
});
