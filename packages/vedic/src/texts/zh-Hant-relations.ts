// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/zh-Hant/lordship/air.json";
import earthLordship from "../../texts/zh-Hant/lordship/earth.json";
import fireLordship from "../../texts/zh-Hant/lordship/fire.json";
import waterLordship from "../../texts/zh-Hant/lordship/water.json";

export { default as conjunctions } from "../../texts/zh-Hant/conjunctions.json";
export { default as drishti } from "../../texts/zh-Hant/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/zh-Hant/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
