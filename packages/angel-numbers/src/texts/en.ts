import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of angel numbers. */
export const en: TextCatalogue = { namespace: "angel-numbers", lang: "en", messages, voices };
