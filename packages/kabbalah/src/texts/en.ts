import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./en-messages";

/** The English texts of Kabbalah. */
export const en: TextCatalogue = { namespace: "kabbalah", lang: "en", messages };
