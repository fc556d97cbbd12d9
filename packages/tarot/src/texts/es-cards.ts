// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import cups from "../../texts/es/cards/cups.json";
import majorA from "../../texts/es/cards/major-a.json";
import majorB from "../../texts/es/cards/major-b.json";
import pentacles from "../../texts/es/cards/pentacles.json";
import swords from "../../texts/es/cards/swords.json";
import wands from "../../texts/es/cards/wands.json";

/** The 78 cards, upright and reversed. */
export const cards = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
