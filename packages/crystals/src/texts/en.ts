import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of the stones. */
export const en: TextCatalogue = { namespace: "crystals", lang: "en", messages, voices };
