// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/zh-Hans/lordship/air.json";
import earthLordship from "../../texts/zh-Hans/lordship/earth.json";
import fireLordship from "../../texts/zh-Hans/lordship/fire.json";
import waterLordship from "../../texts/zh-Hans/lordship/water.json";

export { default as conjunctions } from "../../texts/zh-Hans/conjunctions.json";
export { default as drishti } from "../../texts/zh-Hans/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/zh-Hans/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
