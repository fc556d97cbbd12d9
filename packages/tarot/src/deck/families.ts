import { type Card, SUITS, type Suit } from "./cards";

/** The trumps, or the suit: what a card belongs to when a text speaks to its kind. */
export const FAMILIES = ["major", ...SUITS] as const;
export type CardFamily = "major" | Suit;

export function familyOf(card: Card): CardFamily {
  return card.suit ?? "major";
}
