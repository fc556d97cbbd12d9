import { type Card, RANKS, type Rank, SUITS, type Suit } from "../deck/cards";
import type { Laid } from "../deck/laid";

/** Something that stands out in a spread as a whole. */
export type Feature =
  | { readonly kind: "majors"; readonly amount: "many" | "none"; readonly count: number }
  | { readonly kind: "reversals"; readonly amount: "many" | "all" | "none"; readonly count: number }
  | { readonly kind: "suit"; readonly suit: Suit; readonly count: number }
  | { readonly kind: "courts"; readonly count: number }
  | { readonly kind: "rank"; readonly rank: Rank; readonly count: number };

interface Thresholds {
  readonly majors: number;
  readonly suit: number;
  readonly courts: number;
  readonly rank: number;
  readonly reversals: number;
  /** Whether the absence of trumps is worth a word; with few cards it is not. */
  readonly noMajors: boolean;
}

/** The least number of cards that is striking: a fair deck gives that many in about a third of spreads, or in fewer. */
const THRESHOLDS: Readonly<Record<number, Thresholds>> = {
  3: { majors: 2, suit: 2, courts: 2, rank: 2, reversals: 3, noMajors: false },
  5: { majors: 3, suit: 3, courts: 3, rank: 2, reversals: 4, noMajors: false },
  7: { majors: 4, suit: 4, courts: 3, rank: 3, reversals: 6, noMajors: true },
  10: { majors: 5, suit: 4, courts: 4, rank: 3, reversals: 8, noMajors: true },
};

const COURTS: ReadonlySet<Rank> = new Set<Rank>(["page", "knight", "queen", "king"]);

/** The striking features, the weightiest first: trumps, suits, court cards, repeated numbers, reversals. */
export function featuresOf(cards: readonly Laid[]): readonly Feature[] {
  const least = THRESHOLDS[cards.length];
  if (least === undefined) return [];
  const courts = countOf(cards, (card) => card.rank !== null && COURTS.has(card.rank));
  return [
    ...majorsOf(cards, least),
    ...SUITS.map((suit) => ({
      kind: "suit" as const,
      suit,
      count: countOf(cards, (card) => card.suit === suit),
    })).filter(({ count }) => count >= least.suit),
    ...(courts >= least.courts ? [{ kind: "courts" as const, count: courts }] : []),
    ...RANKS.map((rank) => ({
      kind: "rank" as const,
      rank,
      count: countOf(cards, (card) => card.rank === rank),
    })).filter(({ count }) => count >= least.rank),
    ...reversalsOf(cards, least),
  ];
}

/** A feature of all the cards, none of which has to be named. */
export function isOfAll(feature: Feature): boolean {
  return "amount" in feature && feature.amount !== "many";
}

/** The cards that a feature is about; where it is of all, all of them. */
export function cardsOf(feature: Feature, cards: readonly Laid[]): readonly Laid[] {
  switch (feature.kind) {
    case "suit":
      return cards.filter(({ card }) => card.suit === feature.suit);
    case "rank":
      return cards.filter(({ card }) => card.rank === feature.rank);
    case "courts":
      return cards.filter(({ card }) => card.rank !== null && COURTS.has(card.rank));
    case "majors":
      return feature.amount === "none" ? cards : cards.filter(({ card }) => card.arcana === "major");
    case "reversals":
      return feature.amount === "none" ? cards : cards.filter(({ reversed }) => reversed);
  }
}

function countOf(cards: readonly Laid[], has: (card: Card) => boolean): number {
  return cards.filter(({ card }) => has(card)).length;
}

function majorsOf(cards: readonly Laid[], least: Thresholds): readonly Feature[] {
  const count = countOf(cards, ({ arcana }) => arcana === "major");
  if (count >= least.majors) return [{ kind: "majors", amount: "many", count }];
  return count === 0 && least.noMajors ? [{ kind: "majors", amount: "none", count }] : [];
}

function reversalsOf(cards: readonly Laid[], least: Thresholds): readonly Feature[] {
  const count = cards.filter(({ reversed }) => reversed).length;
  if (count === cards.length) return [{ kind: "reversals", amount: "all", count }];
  if (count >= least.reversals) return [{ kind: "reversals", amount: "many", count }];
  return count === 0 ? [{ kind: "reversals", amount: "none", count }] : [];
}
