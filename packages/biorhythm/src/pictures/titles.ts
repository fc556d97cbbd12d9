import { vocabulary } from "@almagest/i18n";

/** Titles of this domain's pictures, and words of theirs that no answer has. */
export const titles = /* @__PURE__ */ vocabulary("biorhythm/titles", {
  forecast: "Biorhythm curves",
  criticalDays: "Critical days",
  day: "Biorhythm of the day",
  phases: "Phases of the cycles",
  compatibility: "Compatibility",
  overall: "Overall",
});
