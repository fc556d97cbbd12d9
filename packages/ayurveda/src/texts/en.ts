import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of Ayurveda. */
export const en: TextCatalogue = { namespace: "ayurveda", lang: "en", messages, voices };
