// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import cups from "../../texts/de/cards/cups.json";
import majorA from "../../texts/de/cards/major-a.json";
import majorB from "../../texts/de/cards/major-b.json";
import pentacles from "../../texts/de/cards/pentacles.json";
import swords from "../../texts/de/cards/swords.json";
import wands from "../../texts/de/cards/wands.json";

/** The 78 cards, upright and reversed. */
export const cards = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
