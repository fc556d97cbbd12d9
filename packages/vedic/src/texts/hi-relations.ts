export { default as conjunctions } from "../../texts/hi/conjunctions.json";
export { default as drishti } from "../../texts/hi/drishti.json";
export { default as lagnaLordInHouse } from "../../texts/hi/lagna-lord-in-house.json";
