import { tellingFor } from "@almagest/telling";
import type { WesternTexts } from "../texts/en-messages";

const sections = ["synthesis"] as const;

/** The families of a synthesis: where its lines meet, then its stations, then three chapters. */
export const telling = tellingFor<WesternTexts>()({
  rising: { under: "natal.rising", kind: "paragraph", sections },
  rulerPlace: { under: "natal.rulerPlace", kind: "frame", sections },
  rulerHouse: { under: "natal.rulerHouse", kind: "paragraph", sections },
  lights: { under: "natal.lights", kind: "paragraph", sections },
  sect: { under: "natal.sect", kind: "paragraph", sections },
  /** The closest aspects, each by its pair and its kind. */
  closest: { under: "natal.closest", kind: "paragraph", sections },
  /** The planet in which the lines meet, with the reasons. */
  lead: { under: "natal.lead", kind: "paragraph", sections },
  leading: { under: "natal.leading", kind: "paragraph", sections },
  contradiction: { under: "natal", kind: "paragraph", sections },
  figure: { under: "natal.figure", kind: "paragraph", sections },
  dignified: { under: "natal", kind: "paragraph", sections },
  crowd: { under: "natal.crowd", kind: "paragraph", sections },
  elements: { under: "natal.elements", kind: "paragraph", sections },
  love: { under: "natal.love", kind: "paragraph", sections },
  seventhRuler: { under: "natal.seventhRuler", kind: "paragraph", sections },
  work: { under: "natal.work", kind: "paragraph", sections },
  midheaven: { under: "natal.midheaven", kind: "paragraph", sections },
  midheavenRuler: { under: "natal.midheavenRuler", kind: "paragraph", sections },
  growth: { under: "natal.growth", kind: "paragraph", sections },
  /** Lines that name a place or an aspect before its paragraph. */
  lines: { under: "natal", kind: "frame", sections },
});
