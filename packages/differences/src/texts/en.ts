import type { TextCatalogue } from "@almagest/operation";
import { messages } from "./en-messages";

/** The English texts of this domain. */
export const en: TextCatalogue = { namespace: "differences", lang: "en", messages };
