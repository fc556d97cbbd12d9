import { type Piece, readingOf } from "@almagest/telling";
import { familyOf } from "../deck/families";
import { type Laid, sideOf } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { cardValues, turnOf } from "../texts/card-values";
import { tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import type { PositionId, SpreadId } from "./table";

/** The meaning that a position gives its card: by the card's tone and by its suit or the trumps. */
export function positionPiece(
  spread: SpreadId,
  position: PositionId,
  laid: Laid,
  texts: TarotReader,
): Piece | undefined {
  const key = `${spread}.${position}.${toneOf(laid)}.${familyOf(laid.card)}`;
  return tarotTeller(texts, turnOf([laid])).find("places", key, {
    section: "position",
    values: cardValues(laid, texts),
  });
}

/** The card's own reply to what a caller's position asks; `index0` keeps neighbors from opening alike. */
export function customPieces(laid: Laid, index0: number, texts: TarotReader): readonly (Piece | undefined)[] {
  const teller = tarotTeller(texts, index0);
  const values = cardValues(laid, texts);
  return [
    teller.tell("customOpenings", toneOf(laid), { section: "custom", values }),
    teller.find("replies", `${laid.card.id}.${sideOf(laid)}.answer`, { section: "custom" }),
  ];
}

/** A caller's own position answered by its card: the caller's words, a colon where they end openly, and the reading. */
export function customReading(asked: string, laid: Laid, index0: number, texts: TarotReader): string {
  const reading = readingOf(customPieces(laid, index0, texts));
  if (reading === undefined) return asked;
  const text = asked.trimEnd();
  return /[\p{L}\p{M}\p{N})\]"']$/u.test(text) ? `${text}. ${reading}` : `${text} ${reading}`;
}
