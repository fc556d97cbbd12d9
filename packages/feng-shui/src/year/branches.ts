import { ANIMALS, type Animal, BRANCHES, type Branch, yearPillar } from "@almagest/chinese-astrology/facts";
import { at } from "@almagest/operation";

/** The branch of a solar year. */
export function branchOfYear(solarYear: number): Branch {
  return yearPillar(solarYear).branch;
}

export function animalOf(branch: Branch): Animal {
  return at(ANIMALS, BRANCHES.indexOf(branch));
}

/** Six places on: across the compass. */
export function clashOf(branch: Branch): Branch {
  return at(BRANCHES, (BRANCHES.indexOf(branch) + BRANCHES.length / 2) % BRANCHES.length);
}
