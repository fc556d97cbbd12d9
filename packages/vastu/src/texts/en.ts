import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages";

/** The English texts of vastu. */
export const en: TextCatalogue = { namespace: "vastu", lang: "en", messages, voices };
