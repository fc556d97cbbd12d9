// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import cups from "../../texts/zh-Hans/cards/cups.json";
import majorA from "../../texts/zh-Hans/cards/major-a.json";
import majorB from "../../texts/zh-Hans/cards/major-b.json";
import pentacles from "../../texts/zh-Hans/cards/pentacles.json";
import swords from "../../texts/zh-Hans/cards/swords.json";
import wands from "../../texts/zh-Hans/cards/wands.json";

/** The 78 cards, upright and reversed. */
export const cards = { ...majorA, ...majorB, ...cups, ...wands, ...swords, ...pentacles };
