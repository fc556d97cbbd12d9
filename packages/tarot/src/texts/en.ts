import type { TextCatalogue } from "@almagest/operation";
import cups from "../../texts/en/cards/cups.json";
import majorA from "../../texts/en/cards/major-a.json";
import majorB from "../../texts/en/cards/major-b.json";
import pentacles from "../../texts/en/cards/pentacles.json";
import swords from "../../texts/en/cards/swords.json";
import wands from "../../texts/en/cards/wands.json";
import spreads from "../../texts/en/spreads.json";

const messages = { ...spreads, cards: { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles } };

/** The shape every language of this package fills; its keys are checked where they are used. */
export type TarotTexts = typeof messages;

/** The English texts of the tarot. */
export const en: TextCatalogue = { namespace: "tarot", lang: "en", messages };
