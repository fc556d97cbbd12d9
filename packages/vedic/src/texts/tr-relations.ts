// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/tr/lordship/air.json";
import earthLordship from "../../texts/tr/lordship/earth.json";
import fireLordship from "../../texts/tr/lordship/fire.json";
import waterLordship from "../../texts/tr/lordship/water.json";

export { default as conjunctions } from "../../texts/tr/conjunctions.json";
export { default as drishti } from "../../texts/tr/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/tr/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
