import { STONES } from "./catalogue";
import type { Chakra, Sign, Stone, StoneElement } from "./stone";

export interface StoneFilter {
  readonly chakra?: Chakra | undefined;
  readonly sign?: Sign | undefined;
  readonly element?: StoneElement | undefined;
  /** Any part of a color's name. */
  readonly color?: string | undefined;
  /** Any part of a planet's name. */
  readonly planet?: string | undefined;
}

/** The stones that pass every filter, by name. */
export function filterStones({ chakra, sign, element, color, planet }: StoneFilter): readonly Stone[] {
  const shade = color === undefined ? undefined : american(color.trim().toLowerCase());
  const ruler = planet?.trim().toLowerCase();
  return STONES.filter(
    (stone) =>
      (chakra === undefined || stone.chakras.includes(chakra)) &&
      (sign === undefined || stone.signs.includes(sign)) &&
      (element === undefined || stone.elements.includes(element)) &&
      (shade === undefined || stone.colors.some((own) => own.includes(shade))) &&
      (ruler === undefined || stone.planet.toLowerCase().includes(ruler)),
  );
}

/** The stones of a calendar month, 1 to 12, by name. */
export function birthstonesOf(month: number): readonly Stone[] {
  return STONES.filter(({ birthMonth }) => birthMonth === month);
}

/** Every color of the catalogue once, alphabetical. */
export function colorNames(): string[] {
  return [...new Set(STONES.flatMap(({ colors }) => colors))].sort();
}

/** Every planet of the catalogue once, alphabetical. */
export function planetNames(): string[] {
  return [...new Set(STONES.map(({ planet }) => planet))].sort();
}

/** Colors are stored in American spelling, and asked for in either. */
function american(color: string): string {
  return color.replaceAll("grey", "gray").replaceAll("colour", "color");
}
