import type { Piece } from "@almagest/telling";
import { familyOf } from "../deck/families";
import { type Laid, sideOf } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { cardValues, turnOf } from "../texts/card-values";
import { tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { maybeOf, type YesNoAnswer } from "./answer";

/** The answer with its reason, then what the card says. */
export function answerPieces({ answer }: YesNoAnswer, laid: Laid, texts: TarotReader): readonly (Piece | undefined)[] {
  const teller = tarotTeller(texts, turnOf([laid]));
  const kind = maybeOf(laid) ?? `${toneOf(laid)}.${familyOf(laid.card)}`;
  const key = answer === "Maybe" ? `${answer}.${kind}.${sideOf(laid)}` : `${answer}.${kind}`;
  return [
    teller.find("answers", key, { section: "yes-no", values: cardValues(laid, texts) }),
    teller.find("cards", `${laid.card.id}.${sideOf(laid)}.description`, { section: "yes-no" }),
  ];
}
