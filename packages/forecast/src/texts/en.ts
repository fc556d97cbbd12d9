import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of forecasts. */
export const en: TextCatalogue = { namespace: "forecast", lang: "en", messages, voices };
