import type { AnyPicture } from "@almagest/operation";
import { digestSheet, forecastTransitStrips, significantDateBars, timelineStrips } from "./pictures/events";
import { forecastSolarReturnWheel } from "./pictures/solar-return";

export { digestSheet, forecastTransitStrips, significantDateBars, timelineStrips } from "./pictures/events";
export { forecastSolarReturnWheel } from "./pictures/solar-return";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  digestSheet,
  significantDateBars,
  forecastSolarReturnWheel,
  timelineStrips,
  forecastTransitStrips,
];
