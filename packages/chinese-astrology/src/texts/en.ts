import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of Chinese astrology. */
export const en: TextCatalogue = { namespace: "chinese-astrology", lang: "en", messages, voices };
