// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/es/lordship/air.json";
import earthLordship from "../../texts/es/lordship/earth.json";
import fireLordship from "../../texts/es/lordship/fire.json";
import waterLordship from "../../texts/es/lordship/water.json";

export { default as conjunctions } from "../../texts/es/conjunctions.json";
export { default as drishti } from "../../texts/es/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/es/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
