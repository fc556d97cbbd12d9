import { CORE_POSITIONS, type CorePosition, type PositionNumber } from "../core/positions";
import { digitalRoot } from "../numbers/reduce";

type Core = Readonly<Record<CorePosition, PositionNumber>>;
type Place = Exclude<CorePosition, "maturity">;

/** A digit that the letters lack and a core number has, itself or as the root of a master number. */
export interface EasedLesson {
  readonly digit: number;
  readonly places: readonly Place[];
}

/**
 * The lessons that a core number eases. Maturity eases none: it comes late in life.
 * A convention, commonly taught after Decoz; so is that master numbers count by their roots.
 */
export function easedLessons(missing: readonly number[], core: Core): readonly EasedLesson[] {
  return missing.map((digit) => ({ digit, places: placesOf(digit, core) })).filter(({ places }) => places.length > 0);
}

function placesOf(digit: number, core: Core): readonly Place[] {
  return CORE_POSITIONS.filter((position) => position !== "maturity").filter(
    (position) => digitalRoot(core[position].number) === digit,
  );
}
