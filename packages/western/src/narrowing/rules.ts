import type { LifeEventKind, PlanetId } from "@almagest/sky";
import type { EventAngle } from "../birth-time/events";

/** The axis that has to answer to an event, and the planets that speak of it. */
export interface EventRule {
  readonly angle: EventAngle;
  readonly planets: readonly PlanetId[];
}

/**
 * The body and the partner are of the horizon, work, home and parents of the meridian; planets by their natures. A
 * convention of this package: practice agrees on the natures, and no table of it was read in a book.
 */
export const EVENT_RULES: Readonly<Record<LifeEventKind, EventRule>> = {
  marriage: { angle: "ascendant", planets: ["venus", "jupiter"] },
  separation: { angle: "ascendant", planets: ["saturn", "uranus"] },
  child: { angle: "midheaven", planets: ["moon", "jupiter"] },
  career: { angle: "midheaven", planets: ["sun", "jupiter", "saturn"] },
  property: { angle: "midheaven", planets: ["moon", "saturn"] },
  move: { angle: "midheaven", planets: ["moon", "uranus"] },
  studies: { angle: "midheaven", planets: ["mercury", "jupiter"] },
  illness: { angle: "ascendant", planets: ["mars", "saturn", "neptune"] },
  "father-death": { angle: "midheaven", planets: ["sun", "saturn", "pluto"] },
  "mother-death": { angle: "midheaven", planets: ["moon", "saturn", "pluto"] },
};
