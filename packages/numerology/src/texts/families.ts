import { tellingFor } from "@almagest/telling";
import type { NumerologyTexts } from "./en-messages";

/** Paragraphs that come in variants, with their sections. */
export const telling = tellingFor<NumerologyTexts>()({
  /** Uses of the number of a day; six for each, in turn by date. */
  messages: { under: "daily", kind: "paragraph", sections: ["daily"] },
});
