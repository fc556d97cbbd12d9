// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/ru/lordship/air.json";
import earthLordship from "../../texts/ru/lordship/earth.json";
import fireLordship from "../../texts/ru/lordship/fire.json";
import waterLordship from "../../texts/ru/lordship/water.json";

export { default as conjunctions } from "../../texts/ru/conjunctions.json";
export { default as drishti } from "../../texts/ru/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/ru/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
