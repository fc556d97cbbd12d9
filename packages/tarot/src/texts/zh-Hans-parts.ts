// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import cups from "../../texts/zh-Hans/parts/cups.json";
import majorA from "../../texts/zh-Hans/parts/major-a.json";
import majorB from "../../texts/zh-Hans/parts/major-b.json";
import pentacles from "../../texts/zh-Hans/parts/pentacles.json";
import swords from "../../texts/zh-Hans/parts/swords.json";
import wands from "../../texts/zh-Hans/parts/wands.json";

/** The effect of each card at the places of a spread. */
export const parts = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
