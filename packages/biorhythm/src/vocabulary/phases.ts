import { type Term, vocabulary } from "@almagest/i18n";
import type { PhaseId, TrendId } from "../curve/phase";
import type { OverallPhase } from "../curve/rating";
import type { Direction } from "../curve/simple";

/**
 * The eight phases of a cycle. German and Chinese have words of their own for the two halves of a cycle: Hochphase and
 * Tiefphase, 高潮期 and 低潮期; the day between them is kritischer Tag, jour critique, 临界日.
 */
export const phaseLabels = /* @__PURE__ */ vocabulary("biorhythm/phaseLabels", {
  peak: { en: "Peak", inSentence: "peak" },
  high: { en: "High Energy", inSentence: "high energy" },
  rising: { en: "Rising", inSentence: "rising" },
  critical_ascending: { en: "Critical (Ascending)", inSentence: "critical (ascending)" },
  critical_descending: { en: "Critical (Descending)", inSentence: "critical (descending)" },
  falling: { en: "Falling", inSentence: "falling" },
  low: { en: "Low Energy", inSentence: "low energy" },
  trough: { en: "Trough", inSentence: "trough" },
}) satisfies Record<PhaseId, Term>;

/** Where a cycle is going. */
export const trends = /* @__PURE__ */ vocabulary("biorhythm/trends", {
  rising: { en: "Rising", inSentence: "rising" },
  falling: { en: "Falling", inSentence: "falling" },
  peaking: { en: "Peaking", inSentence: "peaking" },
  bottoming: { en: "Bottoming", inSentence: "bottoming" },
}) satisfies Record<TrendId, Term>;

/** Kinds of day by the three primary cycles. */
export const overallPhases = /* @__PURE__ */ vocabulary("biorhythm/overallPhases", {
  high_energy: { en: "High Energy", inSentence: "high energy" },
  mixed: { en: "Mixed", inSentence: "mixed" },
  recovery: { en: "Recovery", inSentence: "recovery" },
  critical: { en: "Critical", inSentence: "critical" },
}) satisfies Record<OverallPhase, Term>;

/** Which way a cycle passes zero. */
export const directions = /* @__PURE__ */ vocabulary("biorhythm/directions", {
  ascending: { en: "Ascending", inSentence: "ascending" },
  descending: { en: "Descending", inSentence: "descending" },
}) satisfies Record<Direction, Term>;

/** The number of primary cycles that pass zero on one day; agrees with the word for critical day. */
export const severities = /* @__PURE__ */ vocabulary("biorhythm/severities", {
  single: "Single",
  double: "Double",
  triple: "Triple",
}) satisfies Record<"single" | "double" | "triple", Term>;
