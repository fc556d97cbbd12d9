import { type Laid, sideOf } from "../deck/laid";
import type { TarotReader } from "./reader";

export const AREAS = ["love", "career", "finances", "health", "spirituality"] as const;
export type Area = (typeof AREAS)[number];

/** The keywords of the card's orientation, as a fresh list. */
export function keywordsOf(laid: Laid, texts: TarotReader): string[] | undefined {
  const words = texts.list(`cards.${laid.card.id}.keywords.${sideOf(laid)}`);
  return words && [...words];
}

/** The description, or one of the areas, of the orientation that lies there. */
export function cardText(laid: Laid, field: "description" | Area, texts: TarotReader): string | undefined {
  return texts.text(`cards.${laid.card.id}.${sideOf(laid)}.${field}`);
}
