// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import cups from "../../texts/de/parts/cups.json";
import majorA from "../../texts/de/parts/major-a.json";
import majorB from "../../texts/de/parts/major-b.json";
import pentacles from "../../texts/de/parts/pentacles.json";
import swords from "../../texts/de/parts/swords.json";
import wands from "../../texts/de/parts/wands.json";

/** The effect of each card at the places of a spread. */
export const parts = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
