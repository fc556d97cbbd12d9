import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of biorhythms. */
export const en: TextCatalogue = { namespace: "biorhythm", lang: "en", messages, voices };
