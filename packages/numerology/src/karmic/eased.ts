import { CORE_POSITIONS, type CorePosition, type PositionNumber } from "../core/positions";
import { digitalRoot } from "../numbers/reduce";

/** Core numbers that are known: of a name alone, or of a date too. */
export type KnownCore = Readonly<Partial<Record<CorePosition, PositionNumber>>>;
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
export function easedLessons(missing: readonly number[], core: KnownCore): readonly EasedLesson[] {
  return missing.map((digit) => ({ digit, places: placesOf(digit, core) })).filter(({ places }) => places.length > 0);
}

function placesOf(digit: number, core: KnownCore): readonly Place[] {
  return CORE_POSITIONS.filter((position) => position !== "maturity").filter((position) => {
    const found = core[position];
    return found !== undefined && digitalRoot(found.number) === digit;
  });
}
