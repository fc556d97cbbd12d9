import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./en-messages";

/** The English texts of the stones. */
export const en: TextCatalogue = { namespace: "crystals", lang: "en", messages };
