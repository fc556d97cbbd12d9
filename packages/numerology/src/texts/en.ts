import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of numerology. */
export const en: TextCatalogue = { namespace: "numerology", lang: "en", messages, voices };

export {
  bridgeTexts,
  chaldeanTexts,
  compatibilityTexts,
  coreNumberTexts,
  cycleTexts,
  dailyNumberTexts,
  karmicTexts,
} from "./en-topics";
