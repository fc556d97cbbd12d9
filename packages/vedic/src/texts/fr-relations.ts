// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/fr/lordship/air.json";
import earthLordship from "../../texts/fr/lordship/earth.json";
import fireLordship from "../../texts/fr/lordship/fire.json";
import waterLordship from "../../texts/fr/lordship/water.json";

export { default as conjunctions } from "../../texts/fr/conjunctions.json";
export { default as drishti } from "../../texts/fr/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/fr/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
