import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of Vedic astrology. */
export const en: TextCatalogue = { namespace: "vedic", lang: "en", messages, voices };

export {
  avasthaTexts,
  birthChartTexts,
  dashaTexts,
  divisionalTexts,
  doshaTexts,
  drishtiTexts,
  gocharaTexts,
  jaiminiTexts,
  kpTexts,
  matchingTexts,
  panchangTexts,
  strengthTexts,
  vedicNarrowedTimeTexts,
  yogaTexts,
  zodiacTexts,
} from "./en-topics";
