import { type Piece, readingOf } from "@almagest/telling";
import { CARDS } from "../deck/cards";
import { familyOf } from "../deck/families";
import { kindOf } from "../deck/kinds";
import { type Laid, sideOf } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { cardValues, turnOf } from "../texts/card-values";
import { tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { type PositionId, REPLYING, SPREADS, type SpreadId } from "./table";

/**
 * The meaning that a position gives its card: by the card's kind in the last; in the others by its kind or by its tone and
 * family, so that every face is told in one of the two ways at a place.
 */
function positionPiece(spread: SpreadId, position: PositionId, laid: Laid, texts: TarotReader): Piece | undefined {
  const teller = tarotTeller(texts, turnOf([laid]));
  const setting = { section: "position", values: cardValues(laid, texts) } as const;
  if (position === SPREADS[spread].at(-1)) return teller.find("outcomes", `${spread}.${kindOf(laid)}`, setting);
  if (isToldByKind(position, laid)) return teller.find("kinds", `${spread}.${position}.${kindOf(laid)}`, setting);
  return teller.find("places", `${spread}.${position}.${toneOf(laid)}.${familyOf(laid.card)}`, setting);
}

/** Half of the faces at each place, other ones at the next. */
function isToldByKind(position: PositionId, { card, reversed }: Laid): boolean {
  return (CARDS.indexOf(card) + (reversed ? 1 : 0) + position.length) % 2 === 0;
}

/** Whether the card's own reply follows: at its places, where the meaning is of a kind and has no advice of its own. */
function isReplying(spread: SpreadId, position: PositionId, laid: Laid): boolean {
  const replying: readonly PositionId[] = REPLYING[spread];
  return replying.includes(position) && isToldByKind(position, laid);
}

/** A card in its position: the meaning that the place gives it and, at some places, its reply to the question. */
export function positionPieces(
  spread: SpreadId,
  position: PositionId,
  laid: Laid,
  texts: TarotReader,
): readonly (Piece | undefined)[] {
  const meaning = positionPiece(spread, position, laid, texts);
  if (!isReplying(spread, position, laid)) return [meaning];
  const key = `${laid.card.id}.${sideOf(laid)}.answer`;
  return [meaning, tarotTeller(texts, turnOf([laid])).find("replies", key, { section: "position" })];
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
