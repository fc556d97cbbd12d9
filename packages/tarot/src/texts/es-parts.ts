// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import cups from "../../texts/es/parts/cups.json";
import majorA from "../../texts/es/parts/major-a.json";
import majorB from "../../texts/es/parts/major-b.json";
import pentacles from "../../texts/es/parts/pentacles.json";
import swords from "../../texts/es/parts/swords.json";
import wands from "../../texts/es/parts/wands.json";

/** The effect of each card at the places of a spread. */
export const parts = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
