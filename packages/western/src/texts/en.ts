import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of Western astrology. */
export const en: TextCatalogue = { namespace: "western", lang: "en", messages, voices };

export {
  aspectTexts,
  asteroidTexts,
  compatibilityTexts,
  compositeTexts,
  fixedStarTexts,
  horoscopeTexts,
  lilithTexts,
  lotTexts,
  mapLineTexts,
  moonPhaseTexts,
  narrowedTimeTexts,
  natalChartTexts,
  planetTexts,
  profectionTexts,
  progressionTexts,
  relocationTexts,
  returnTexts,
  signTexts,
  synastryTexts,
  transitTexts,
} from "./en-topics";
