// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/hi/lordship/air.json";
import earthLordship from "../../texts/hi/lordship/earth.json";
import fireLordship from "../../texts/hi/lordship/fire.json";
import waterLordship from "../../texts/hi/lordship/water.json";

export { default as conjunctions } from "../../texts/hi/conjunctions.json";
export { default as drishti } from "../../texts/hi/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/hi/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
