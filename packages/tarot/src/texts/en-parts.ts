import cups from "../../texts/en/parts/cups.json";
import majorA from "../../texts/en/parts/major-a.json";
import majorB from "../../texts/en/parts/major-b.json";
import pentacles from "../../texts/en/parts/pentacles.json";
import swords from "../../texts/en/parts/swords.json";
import wands from "../../texts/en/parts/wands.json";

/** The effect of each card at the places of a spread. */
export const parts = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
