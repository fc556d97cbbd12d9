import { type Corner, type Direction, isCorner, type Side } from "../compass";
import { DEVATAS } from "../grid/devatas";
import { brihatSamhita, convention, type Source } from "../source";

/** The lords of the quarters in Brihat Samhita 54.3, where the north is the Moon's, not Kubera's. */
export const DIKPALAS = {
  North: "Soma",
  Northeast: "Isana",
  East: "Indra",
  Southeast: "Agni",
  South: "Yama",
  Southwest: "Nirriti",
  West: "Varuna",
  Northwest: "Vayu",
} as const satisfies Record<Direction, string>;

export const ELEMENTS = {
  Northeast: "water",
  Southeast: "fire",
  Southwest: "earth",
  Northwest: "air",
} as const satisfies Record<Corner, string>;

/** A side's eight squares from the corner where it begins; a corner's five that the verse gathers there, ascending. */
export function squaresOfDirection(direction: Direction): readonly number[] {
  if (isCorner(direction)) {
    const own = DEVATAS.filter(({ quadrant }) => quadrant === direction);
    return own.flatMap(({ squares }) => squares).toSorted((a, b) => a - b);
  }
  return squaresOfSide(direction);
}

function squaresOfSide(side: Side): readonly number[] {
  return DEVATAS.filter((devata) => devata.side === side).flatMap(({ squares }) => squares.slice(0, 1));
}

export function sourcesOfDirection(direction: Direction): Source[] {
  const shared = [brihatSamhita("3", { chapter: 54 }), brihatSamhita("43-50")];
  if (!isCorner(direction)) return [...shared, brihatSamhita("119")];
  return [
    ...shared,
    brihatSamhita("118"),
    brihatSamhita("119"),
    convention("the element of a corner is modern custom; the chapter names none"),
  ];
}
