import { at } from "@almagest/operation";
import { CARDS, type Card, type Suit } from "../deck/cards";
import { cardName } from "../vocabulary/names";
import type { Laid } from "./card-text";
import type { TarotReader } from "./reader";

/** The trumps, or the suit: what a card belongs to when a text speaks to its kind. */
export function familyOf(card: Card): "major" | Suit {
  return card.suit ?? "major";
}

/** The card's name in the language of the texts. */
export function nameOf({ card }: Pick<Laid, "card">, { lang }: TarotReader): string {
  return cardName(card)[lang];
}

/** The name, and that the card is reversed where it is: `The Devil reversed`. */
export function labelOf(laid: Laid, texts: TarotReader): string | undefined {
  const card = nameOf(laid, texts);
  return laid.reversed ? texts.text("reversedName", { card }) : card;
}

/** The same with the reversal as an aside: `The Devil (reversed)`. */
export function asideOf(laid: Laid, texts: TarotReader): string | undefined {
  const card = nameOf(laid, texts);
  return laid.reversed ? texts.text("reversedAside", { card }) : card;
}

/** Picks the wording by the cards alone: the same draw reads the same, another one otherwise. */
export function variantOf<Variant extends string>(cards: readonly Laid[], variants: readonly Variant[]): Variant {
  const sum = cards.reduce((total, { card, reversed }, index0) => {
    const face = CARDS.indexOf(card) * 2 + (reversed ? 1 : 0);
    return total + face * (index0 * 2 + 1);
  }, 0);
  return at(variants, (sum >> 1) % variants.length);
}
