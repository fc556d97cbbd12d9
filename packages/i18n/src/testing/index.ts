export { foreignCharacters, wrongTerms } from "./terms";
export { SCRIPT, TRADITIONAL_OF, toTraditional } from "./writing";
