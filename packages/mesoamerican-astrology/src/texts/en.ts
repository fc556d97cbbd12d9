import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of the Mesoamerican calendars. */
export const en: TextCatalogue = { namespace: "mesoamerican-astrology", lang: "en", messages, voices };
