import { at, InvariantError } from "@almagest/operation";
import { branchBonds, TRINES, type TrineId } from "../cycle/bonds";
import { ANIMALS, type Animal, BRANCHES, type Branch } from "../cycle/branches";
import type { Phase } from "../cycle/phases";

export const ANIMAL_RELATIONS = ["secret-friend", "trine", "same", "neutral", "harm", "clash"] as const;
/** The relation of two animals: exactly one of these. */
export type AnimalRelation = (typeof ANIMAL_RELATIONS)[number];

export const RELATION_ROWS = {
  "secret-friend": { chinese: "六合", pinyin: "liù hé", score: 92 },
  trine: { chinese: "三合", pinyin: "sān hé", score: 85 },
  same: { chinese: "同肖", pinyin: "tóng xiào", score: 65 },
  neutral: { chinese: "平和", pinyin: "píng hé", score: 60 },
  harm: { chinese: "六害", pinyin: "liù hài", score: 40 },
  clash: { chinese: "六沖", pinyin: "liù chōng", score: 30 },
} as const satisfies Record<
  AnimalRelation,
  { readonly chinese: string; readonly pinyin: string; readonly score: number }
>;

/** The phase of a six combination, by the lesser of its two animals in the order of the cycle. */
const SECRET_PHASES = ["earth", undefined, "wood", "fire", "metal", "water", "earth"] as const;

export function branchOfAnimal(animal: Animal): Branch {
  return at(BRANCHES, ANIMALS.indexOf(animal));
}

export function animalOfBranch(branch: Branch): Animal {
  return at(ANIMALS, BRANCHES.indexOf(branch));
}

/** The relation of two animals; the order does not matter. */
export function relationOf(first: Animal, second: Animal): AnimalRelation {
  if (first === second) return "same";
  const [one, other] = [branchOfAnimal(first), branchOfAnimal(second)];
  const types = branchBonds(one, other).map(({ type }) => type);
  if (types.includes("six-combination")) return "secret-friend";
  if (trineOf(first).members.some((member) => member === other)) return "trine";
  if (types.includes("clash")) return "clash";
  return types.includes("harm") ? "harm" : "neutral";
}

/** The animal that is `relation` to another, where there is one. */
export function partnerOf(animal: Animal, relation: "secret-friend" | "harm" | "clash"): Animal {
  return at(
    ANIMALS.filter((other) => relationOf(animal, other) === relation),
    0,
  );
}

export interface Trine {
  readonly id: TrineId;
  readonly number: number;
  readonly phase: Phase;
  /** From birth through peak to store. */
  readonly members: readonly Branch[];
}

export function trineOf(animal: Animal): Trine {
  const branch = branchOfAnimal(animal);
  const index0 = TRINES.findIndex(({ members }) => members.some((member) => member === branch));
  return { ...at(TRINES, index0), number: index0 + 1 };
}

/** The phase that two animals share: that of their trine, or what their six combination makes; else none. */
export function sharedPhase(first: Animal, second: Animal): Phase | undefined {
  const relation = relationOf(first, second);
  if (relation === "trine") return trineOf(first).phase;
  return relation === "secret-friend" ? secretPhase(first, second) : undefined;
}

/** The phase of the six combination of two secret friends: zi and chou Earth, and so on; wu and wei Earth. */
export function secretPhase(first: Animal, second: Animal): Phase {
  const phase = SECRET_PHASES[Math.min(ANIMALS.indexOf(first), ANIMALS.indexOf(second))];
  if (phase === undefined) throw new InvariantError("two animals that do not combine", { first, second });
  return phase;
}
