import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of Kabbalah. */
export const en: TextCatalogue = { namespace: "kabbalah", lang: "en", messages, voices };
