import { tellingFor } from "@almagest/telling";
import type { WesternTexts } from "../../texts/en-messages";

const sections = ["synthesis"] as const;

/** The families of a synthesis without an exact time, in the order in which it is told. */
export const telling = tellingFor<WesternTexts>()({
  opening: { under: "natal.openTime.opening", kind: "paragraph", sections },
  rising: { under: "natal.rising", kind: "paragraph", sections },
  rulerCondition: { under: "natal.rulerCondition", kind: "paragraph", sections },
  sun: { under: "natal.openTime.sun", kind: "paragraph", sections },
  sunDivided: { under: "natal.openTime", kind: "paragraph", sections },
  lights: { under: "natal.lights", kind: "paragraph", sections },
  moon: { under: "natal.openTime.moon", kind: "paragraph", sections },
  phase: { under: "natal.openTime.phase", kind: "paragraph", sections },
  venusMars: { under: "natal.openTime.venusMars", kind: "paragraph", sections },
  closest: { under: "natal.closest", kind: "paragraph", sections },
  dignities: { under: "natal.dignities", kind: "paragraph", sections },
  elements: { under: "natal.elements", kind: "paragraph", sections },
  elementsReach: { under: "natal.openTime.elements", kind: "paragraph", sections },
  lacking: { under: "natal.lacking", kind: "paragraph", sections },
  retrograde: { under: "natal.retrograde", kind: "paragraph", sections },
  closing: { under: "natal.closing", kind: "paragraph", sections },
  openClosing: { under: "natal.openTime", kind: "paragraph", sections },
  /** Lines that name a place or an aspect before its paragraph. */
  lightLines: { under: "natal.openTime.lights", kind: "frame", sections },
  lines: { under: "natal.openTime", kind: "frame", sections },
});
