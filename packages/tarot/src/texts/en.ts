import type { TextCatalogue } from "@almagest/operation";
import voices from "../../texts/voices.json";
import { cards } from "./en-cards";
import { messages } from "./en-messages";

/** The English texts of the tarot. */
export const en: TextCatalogue = { namespace: "tarot", lang: "en", messages, voices };

/** For `tarotCard` and `cardDraw`: half of `en`. Readings of spreads take all of it. */
export const cardTexts: TextCatalogue = { namespace: "tarot", lang: "en", messages: { cards } };
