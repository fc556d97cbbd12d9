import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of the I Ching. */
export const en: TextCatalogue = { namespace: "iching", lang: "en", messages, voices };
