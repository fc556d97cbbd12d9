import { AREAS, type Area, cardText, keywordsOf } from "../texts/card-text";
import type { TarotReader } from "../texts/reader";
import { cardName } from "../vocabulary/names";
import type { Arcana, Card, Suit } from "./cards";
import { imagePath } from "./image";
import type { Laid } from "./laid";

export interface CardNames {
  readonly id: string;
  readonly name: string;
  readonly arcana: Arcana;
}

export interface CardRecord extends CardNames {
  readonly suit: Suit | null;
  readonly number: number;
  readonly imageUrl: string;
}

export interface DrawnRecord extends CardRecord, Partial<Record<Area, string | undefined>> {
  readonly position: number;
  readonly reversed: boolean;
  readonly keywords: string[] | undefined;
  readonly meaning: string | undefined;
}

export function presentNames(card: Card): CardNames {
  return {
    id: card.id,
    name: cardName(card).en,
    arcana: card.arcana,
  };
}

export function presentCard(card: Card): CardRecord {
  return {
    ...presentNames(card),
    suit: card.suit,
    number: card.number,
    imageUrl: imagePath(card),
  };
}

/** A card as it lies at a place of a draw, counted from 1. */
export function presentDrawn(laid: Laid, position: number, texts: TarotReader): DrawnRecord {
  return {
    ...presentCard(laid.card),
    position,
    reversed: laid.reversed,
    keywords: keywordsOf(laid, texts),
    meaning: cardText(laid, "description", texts),
    ...presentAreas(laid, texts),
  };
}

/** A card's text for each area, by the way up it lies. */
export function presentAreas(laid: Laid, texts: TarotReader): Record<Area, string | undefined> {
  const [love, career, finances, health, spirituality] = AREAS.map((area) => cardText(laid, area, texts));
  return { love, career, finances, health, spirituality };
}
