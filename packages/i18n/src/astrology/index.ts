export { aspects, natures } from "./aspects";
export { bodies, points } from "./bodies";
export { dignities } from "./dignities";
export { elements } from "./elements";
export { modalities } from "./modalities";
export { monthAbbreviations } from "./months";
export { patterns } from "./patterns";
export { signs } from "./signs";
