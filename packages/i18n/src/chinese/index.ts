export { animals } from "./animals";
export { branches } from "./branches";
export { animalCharacters, phaseCharacters, solarTermCharacters } from "./characters";
export { phases, polarities } from "./phases";
export { solarTerms } from "./solar-terms";
export { stems } from "./stems";
