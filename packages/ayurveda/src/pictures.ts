import type { AnyPicture } from "@almagest/operation";
import { constitutionBars } from "./pictures/constitution";
import { ayurvedicDayClock, dinacharyaClock } from "./pictures/day";
import { qualityTable, tasteTable } from "./pictures/lists";
import { ritucharyaRing } from "./pictures/seasons";

export { constitutionBars } from "./pictures/constitution";
export { ayurvedicDayClock, dinacharyaClock } from "./pictures/day";
export { qualityTable, tasteTable } from "./pictures/lists";
export { ritucharyaRing } from "./pictures/seasons";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  constitutionBars,
  dinacharyaClock,
  ritucharyaRing,
  ayurvedicDayClock,
  tasteTable,
  qualityTable,
];
