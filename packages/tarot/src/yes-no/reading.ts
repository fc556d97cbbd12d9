import type { Piece } from "@almagest/telling";
import { type Laid, sideOf } from "../deck/laid";
import { turnOf } from "../texts/card-values";
import { tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";

/** The card's own answer with its reason, then what the card says. */
export function answerPieces(laid: Laid, texts: TarotReader): readonly (Piece | undefined)[] {
  const teller = tarotTeller(texts, turnOf([laid]));
  return [
    teller.find("answers", `${laid.card.id}.${sideOf(laid)}`, { section: "yes-no" }),
    teller.find("cards", `${laid.card.id}.${sideOf(laid)}.description`, { section: "yes-no" }),
  ];
}
