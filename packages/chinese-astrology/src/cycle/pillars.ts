import { at } from "@almagest/operation";
import { BRANCHES, type Branch } from "./branches";
import { modulo } from "./modulo";
import { STEMS, type Stem } from "./stems";

/** A pair of the sexagenary cycle. */
export interface Pillar {
  /** 1 jia-zi to 60 gui-hai */
  readonly number: number;
  /** Stem and branch, hyphened. */
  readonly id: string;
  readonly stem: Stem;
  readonly branch: Branch;
}

/** The sixty pairs in order. */
export const PILLARS: readonly Pillar[] = Array.from({ length: 60 }, (_, index0) => {
  const stem = at(STEMS, index0 % 10);
  const branch = at(BRANCHES, index0 % 12);
  return { number: index0 + 1, id: `${stem}-${branch}`, stem, branch };
});

/** The pair at an index of the cycle, 0 for jia-zi, whole turns added or taken off. */
export function pillarAt(index0: number): Pillar {
  return at(PILLARS, modulo(index0, 60));
}

/** The pair so many steps after another, before it where negative. */
export function pillarAfter(pillar: Pillar, steps: number): Pillar {
  return pillarAt(pillar.number - 1 + steps);
}

/** The one pair of the cycle with this stem's and this branch's place, which are both even or both odd. */
export function pillarOf(stemIndex0: number, branchIndex0: number): Pillar {
  return pillarAt(6 * stemIndex0 - 5 * branchIndex0);
}

/** The pair of a year in which 4 CE is jia-zi; whether it begins at Li Chun or the lunar new year is the caller's. */
export function yearPillar(year: number): Pillar {
  return pillarAt(year - 4);
}

/** The pair of a day: 1949-10-01 is jia-zi. `dayNumber` counts days from 1970-01-01. */
export function dayPillar(dayNumber: number): Pillar {
  return pillarAt(dayNumber + 7397);
}

/**
 * The pair of a solar month, 0 the month of yin that Li Chun opens to 11 the month of chou: the rule of the five tigers,
 * by which each year begins two stems further on.
 */
export function monthPillar(solarYear: number, monthIndex0: number): Pillar {
  return pillarAt(12 * (solarYear - 4) + 2 + monthIndex0);
}

/** The pair of a double hour, 0 for zi, of a day: the rule of the five rats. */
export function hourPillar(day: Pillar, hourIndex0: number): Pillar {
  return pillarAt(12 * (day.number - 1) + hourIndex0);
}
