export { animals } from "./animals";
export { branches } from "./branches";
export { phases, polarities } from "./phases";
export { solarTerms } from "./solar-terms";
export { stems } from "./stems";
