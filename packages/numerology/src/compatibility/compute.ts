import { expressionGiven, type GivenPerson, lifePathGiven, namedIfNeeded, soulUrgeGiven } from "../core/given";
import type { NamedLetters } from "../core/named";
import type { NameContext } from "../names/transliterator";
import type { YAsVowel } from "../numbers/vowels";
import { pairScore } from "./matrix";

/** The positions that are compared, with their share of the whole. */
export const PAIR_WEIGHTS = { lifePath: 0.5, expression: 0.3, soulUrge: 0.2 } as const;
export const PAIR_ROLES = ["lifePath", "expression", "soulUrge"] as const;
export type PairRole = (typeof PAIR_ROLES)[number];

export type Band = "highly" | "very" | "compatible" | "moderately" | "challenging";

/** Where each band begins; below the last it is challenging, which no pair of this matrix reaches. */
const BANDS: readonly (readonly [Band, number])[] = [
  ["highly", 90],
  ["very", 75],
  ["compatible", 60],
  ["moderately", 45],
];

export interface Pair {
  readonly role: PairRole;
  readonly person1: number;
  readonly person2: number;
  /** 50 to 100. */
  readonly score: number;
}

export interface NumberCompatibility {
  readonly pairs: Readonly<Record<PairRole, Pair>>;
  readonly overall: number;
  readonly band: Band;
  readonly yAsVowel: YAsVowel | undefined;
  /** The names that numbers were computed from. */
  readonly named: { readonly person1: NamedLetters | undefined; readonly person2: NamedLetters | undefined };
}

/** The band of an overall score. */
export function bandOf(score: number): Band {
  return BANDS.find(([, from]) => score >= from)?.[0] ?? "challenging";
}

/** Two people by Life Path, Expression and Soul Urge, each number sent or computed. */
export function computeCompatibility(
  input: {
    readonly person1: GivenPerson;
    readonly person2: GivenPerson;
    readonly yAsVowel?: YAsVowel | undefined;
  },
  context?: NameContext,
): NumberCompatibility {
  const { yAsVowel } = input;
  const first = numbersOf({ ...input.person1, yAsVowel }, context, "person1.fullName");
  const second = numbersOf({ ...input.person2, yAsVowel }, context, "person2.fullName");
  const pair = (role: PairRole): Pair => ({
    role,
    person1: first.numbers[role],
    person2: second.numbers[role],
    score: pairScore(first.numbers[role], second.numbers[role]),
  });
  const pairs = { lifePath: pair("lifePath"), expression: pair("expression"), soulUrge: pair("soulUrge") };
  // In tenths: a half is exact there, and rounds up.
  const tenths = PAIR_ROLES.reduce((sum, role) => sum + pairs[role].score * Math.round(PAIR_WEIGHTS[role] * 10), 0);
  const overall = Math.round(tenths / 10);
  return { pairs, overall, band: bandOf(overall), yAsVowel, named: { person1: first.named, person2: second.named } };
}

interface CountedPerson {
  readonly numbers: Readonly<Record<PairRole, number>>;
  readonly named: NamedLetters | undefined;
}

function numbersOf(person: GivenPerson, context: NameContext | undefined, field: string): CountedPerson {
  const named = namedIfNeeded(person, ["expression", "soulUrge"], context, field);
  return {
    named,
    numbers: {
      lifePath: lifePathGiven(person),
      expression: expressionGiven(person, named),
      soulUrge: soulUrgeGiven(person, named),
    },
  };
}
