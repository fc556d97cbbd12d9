// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/pt/lordship/air.json";
import earthLordship from "../../texts/pt/lordship/earth.json";
import fireLordship from "../../texts/pt/lordship/fire.json";
import waterLordship from "../../texts/pt/lordship/water.json";

export { default as conjunctions } from "../../texts/pt/conjunctions.json";
export { default as drishti } from "../../texts/pt/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/pt/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
