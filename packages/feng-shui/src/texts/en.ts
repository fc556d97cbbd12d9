import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of feng shui. */
export const en: TextCatalogue = { namespace: "feng-shui", lang: "en", messages, voices };
