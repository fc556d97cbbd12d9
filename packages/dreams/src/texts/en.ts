import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { messages } from "./en-messages.generated";
import { NAMESPACE } from "./namespace";

/** The dictionary, in English. */
export const en: TextCatalogue = { namespace: NAMESPACE, lang: "en", messages, voices };
