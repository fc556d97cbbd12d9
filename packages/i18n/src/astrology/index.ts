export { aspects, natures, parallels } from "./aspects";
export { bodies, points, seenBodies } from "./bodies";
export { compass } from "./compass";
export { elements } from "./elements";
export { houses } from "./houses";
export { monthNames } from "./month-names";
export { monthAbbreviations } from "./months";
export { signs } from "./signs";
export { weekdayName, weekdays } from "./weekdays";
