import { at } from "@almagest/operation";

/** The twelve earthly branches in order, the first that of the Rat. */
export const BRANCHES = [
  ...["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"],
] as const;
export type BranchId = (typeof BRANCHES)[number];

export const ANIMALS = [
  ...["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"],
] as const;
export type AnimalId = (typeof ANIMALS)[number];

/** The branch of a solar year: 1864 was a zi year. */
export function branchOfYear(solarYear: number): BranchId {
  return at(BRANCHES, (((solarYear - 1864) % 12) + 12) % 12);
}

export function animalOf(branch: BranchId): AnimalId {
  return at(ANIMALS, BRANCHES.indexOf(branch));
}

/** Six places on: across the compass. */
export function clashOf(branch: BranchId): BranchId {
  return at(BRANCHES, (BRANCHES.indexOf(branch) + 6) % 12);
}
