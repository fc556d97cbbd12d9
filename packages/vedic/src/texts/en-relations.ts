import airLordship from "../../texts/en/lordship/air.json";
import earthLordship from "../../texts/en/lordship/earth.json";
import fireLordship from "../../texts/en/lordship/fire.json";
import waterLordship from "../../texts/en/lordship/water.json";

export { default as conjunctions } from "../../texts/en/conjunctions.json";
export { default as drishti } from "../../texts/en/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/en/lagna-lord-in-house.json";

/** The effect of each of the seven grahas for a rising sign by the houses it owns. */
export const lordship = { ...fireLordship, ...earthLordship, ...airLordship, ...waterLordship };
