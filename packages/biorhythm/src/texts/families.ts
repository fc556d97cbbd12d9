import { tellingFor } from "@almagest/telling";
import type { BiorhythmTexts } from "./en-messages";

/** Paragraphs of a day that come in variants, in turn by date, with their sections. */
export const telling = tellingFor<BiorhythmTexts>()({
  tones: { under: "daily.tone", kind: "paragraph", sections: ["message"] },
  spotlights: { under: "daily.spotlight", kind: "paragraph", sections: ["spotlight"] },
  /** The closing: about the cycle in the spotlight, by its side of zero. */
  closings: { under: "daily.advice", kind: "paragraph", sections: ["advice"] },
});
