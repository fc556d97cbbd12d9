// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import airLordship from "../../texts/de/lordship/air.json";
import earthLordship from "../../texts/de/lordship/earth.json";
import fireLordship from "../../texts/de/lordship/fire.json";
import waterLordship from "../../texts/de/lordship/water.json";

export { default as conjunctions } from "../../texts/de/conjunctions.json";
export { default as drishti } from "../../texts/de/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/de/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
