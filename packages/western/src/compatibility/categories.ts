import type { BodyId } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { canonicalPair } from "../people/inter-aspects";
import { EVEN_SCORE } from "../people/score";
import { valueInTwentieths } from "../people/value";

export const CATEGORY_IDS = ["romantic", "emotional", "intellectual", "physical", "spiritual"] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

interface Category {
  /** Share of the overall score, in hundredths. */
  readonly weight: number;
  /** The pairs of bodies it is read from, each in both directions; canonical order within a pair. */
  readonly pairs: readonly (readonly [BodyId, BodyId])[];
}

export const CATEGORIES = {
  romantic: {
    weight: 30,
    pairs: [
      ["sun", "moon"],
      ["venus", "mars"],
      ["sun", "venus"],
    ],
  },
  emotional: {
    weight: 25,
    pairs: [
      ["moon", "moon"],
      ["moon", "venus"],
    ],
  },
  intellectual: {
    weight: 20,
    pairs: [
      ["mercury", "mercury"],
      ["sun", "mercury"],
    ],
  },
  physical: {
    weight: 15,
    pairs: [
      ["mars", "mars"],
      ["sun", "mars"],
    ],
  },
  spiritual: {
    weight: 10,
    pairs: [
      ["sun", "jupiter"],
      ["jupiter", "jupiter"],
    ],
  },
} as const satisfies Record<CategoryId, Category>;

export const CATEGORY_FORMULA =
  "round(50 + 50 * mean(s * v)) over the category's aspects, both directions, s the strength as answered / 100, v the aspect's value; 50 without any. Overall: the categories' weighted mean, rounded";

export type CategoryScores = Readonly<Record<CategoryId, number>>;

/** The aspects that each category is read from. */
export function aspectsByCategory(
  aspects: readonly ChartAspect[],
): Readonly<Record<CategoryId, readonly ChartAspect[]>> {
  const of = (id: CategoryId): readonly ChartAspect[] => aspects.filter((aspect) => isOf(CATEGORIES[id].pairs, aspect));
  return {
    romantic: of("romantic"),
    emotional: of("emotional"),
    intellectual: of("intellectual"),
    physical: of("physical"),
    spiritual: of("spiritual"),
  };
}

function isOf(pairs: Category["pairs"], aspect: Pair): boolean {
  const [low, high] = canonicalPair(aspect);
  return pairs.some(([first, second]) => first === low && second === high);
}

type Pair = Pick<ChartAspect, "first" | "second">;

/** Whether two bodies are read for a category. */
export function isOfCategory(id: CategoryId, pair: Pair): boolean {
  return isOf(CATEGORIES[id].pairs, pair);
}

/** The five scores, whole numbers 0 to 100; 50 where none of a category's pairs makes an aspect. */
export function categoryScores(aspects: readonly ChartAspect[]): CategoryScores {
  const own = aspectsByCategory(aspects);
  return {
    romantic: categoryScore(own.romantic),
    emotional: categoryScore(own.emotional),
    intellectual: categoryScore(own.intellectual),
    physical: categoryScore(own.physical),
    spiritual: categoryScore(own.spiritual),
  };
}

function categoryScore(own: readonly ChartAspect[]): number {
  const sum = own.reduce((total, aspect) => total + Math.round(aspect.strength) * valueInTwentieths(aspect), 0);
  return own.length === 0 ? EVEN_SCORE : Math.round(EVEN_SCORE + (50 * sum) / (2000 * own.length));
}

/** The weighted mean of the five, a whole number 0 to 100. */
export function overallScore(scores: CategoryScores): number {
  return Math.round(CATEGORY_IDS.reduce((sum, id) => sum + CATEGORIES[id].weight * scores[id], 0) / 100);
}

/** The highest of these categories; the first of equals. */
export function topCategory(scores: CategoryScores, among: readonly CategoryId[] = CATEGORY_IDS): CategoryId {
  return among.reduce((best, next) => (scores[next] > scores[best] ? next : best));
}

/** The lowest of these categories; the first of equals. */
export function lowCategory(scores: CategoryScores, among: readonly CategoryId[] = CATEGORY_IDS): CategoryId {
  return among.reduce((worst, next) => (scores[next] < scores[worst] ? next : worst));
}
