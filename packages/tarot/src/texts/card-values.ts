import type { Variables } from "@almagest/i18n";
import { capitalized } from "@almagest/i18n";
import { CARDS } from "../deck/cards";
import { type Laid, sideOf } from "../deck/laid";
import type { TarotReader } from "./reader";

/**
 * The card's name inside a sentence, with its reversal: `the Devil reversed`. It is in the language of the text around
 * it, from whose catalogue it comes.
 */
export function labelOf(laid: Laid, texts: TarotReader): string | undefined {
  const card = texts.text(`names.${laid.card.id}`);
  return card !== undefined && laid.reversed ? texts.text("reversedName", { card }) : card;
}

/** The label under a name, and under that name with a capital where it begins a sentence: `{ card, Card }`. */
export function labelValues<Name extends string>(name: Name, laid: Laid, texts: TarotReader): Variables {
  const label = labelOf(laid, texts) ?? "";
  return { [name]: label, [capitalized(name)]: capitalized(label, texts.speaks) };
}

/** A card by name, and in short what it is about. */
export function cardValues(laid: Laid, texts: TarotReader): Variables {
  const gist = texts.text(`told.${laid.card.id}.${sideOf(laid)}.gist`) ?? "";
  return { ...labelValues("card", laid, texts), gist };
}

/** A number made from the cards alone: the same draw reads the same, another one otherwise. */
export function turnOf(cards: readonly Laid[]): number {
  const sum = cards.reduce((total, { card, reversed }, index0) => {
    const face = CARDS.indexOf(card) * 2 + (reversed ? 1 : 0);
    return total + face * (index0 * 2 + 1);
  }, 0);
  return sum >> 1;
}
