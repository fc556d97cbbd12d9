import { at } from "@almagest/operation";
import { pairScore } from "../compatibility/matrix";
import type { CorePosition, PositionNumber } from "../core/positions";
import { digitalRoot } from "../numbers/reduce";

type Core = Readonly<Record<CorePosition, PositionNumber>>;
/** Life Path, Expression and Soul Urge: the road, the talent and the wish. */
export type Chief = "lifePath" | "expression" | "soulUrge";

/**
 * Families of the roots 1 to 9: 1 5 7, 4 8 and 2 3 6 9. The concords of compatibility count the 2 with 4 and 8, for the
 * business of two; the wishes, gifts and tasks told here are those of closeness, so it belongs to the heart.
 */
const FAMILIES = ["mind", "heart", "heart", "works", "mind", "heart", "mind", "works", "heart"] as const;
type Family = (typeof FAMILIES)[number];

function familyOf(number: number): Family {
  return at(FAMILIES, digitalRoot(number) - 1);
}

/** The families of Life Path, Expression and Soul Urge; masters count by their root. */
export function pullOf({ lifePath, expression, soulUrge }: Core): readonly [Family, Family, Family] {
  return [familyOf(lifePath.number), familyOf(expression.number), familyOf(soulUrge.number)];
}

const PAIRS: readonly (readonly [Chief, Chief])[] = [
  ["lifePath", "expression"],
  ["lifePath", "soulUrge"],
  ["expression", "soulUrge"],
];

/**
 * Of the three pairs the one that agrees most and the one that agrees least by the scores of compatibility, in this
 * order; where all three score the same, Life Path and Expression alone.
 */
export function pairsTold(core: Core): readonly (readonly [Chief, Chief])[] {
  const scored = PAIRS.map((pair) => ({ pair, score: pairScore(core[pair[0]].number, core[pair[1]].number) }));
  const scores = scored.map(({ score }) => score);
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const wanted = most === least ? [most] : [most, least];
  return wanted.flatMap((sought) =>
    scored
      .filter(({ score }) => score === sought)
      .slice(0, 1)
      .map(({ pair }) => pair),
  );
}

/** The key of a pair's text: the two roots, the smaller one outside. */
export function rootPair(first: number, second: number): string {
  return [digitalRoot(first), digitalRoot(second)].sort((one, other) => one - other).join(".");
}
