import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of Human Design. */
export const en: TextCatalogue = { namespace: "human-design", lang: "en", messages, voices };
