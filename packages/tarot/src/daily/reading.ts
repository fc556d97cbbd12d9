import { capitalized, dateIn } from "@almagest/i18n";
import { isChinese } from "@almagest/operation";
import { dayTurn, type Piece } from "@almagest/telling";
import { type Laid, sideOf } from "../deck/laid";
import { keywordsOf } from "../texts/card-text";
import { tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { cardName } from "../vocabulary/names";
import type { DailyCardFacts } from "./facts";

/** The day, the card and its words, and what the day is for. */
export function dailyPieces({ date: day, laid }: DailyCardFacts, words: TarotReader): readonly (Piece | undefined)[] {
  const texts = words.at("daily", "reversedAside", "cards");
  const teller = tarotTeller(texts, dayTurn(day));
  const keywords = capitalized(
    keywordsOf(laid, texts)?.join(isChinese(texts.speaks) ? "、" : ", ") ?? "",
    texts.speaks,
  );
  return [
    teller.tell("dailyOpening", "card", {
      section: "daily",
      values: { date: dateIn(day, texts.speaks), card: asideOf(laid, texts) ?? "", keywords },
    }),
    teller.find("dailyLines", `${laid.card.id}.${sideOf(laid)}`, { section: "daily" }),
  ];
}

/** The card's name as a heading has it, the reversal as an aside: `The Devil (reversed)`. */
function asideOf(laid: Laid, texts: TarotReader): string | undefined {
  const card = cardName(laid.card)[texts.speaks];
  return laid.reversed ? texts.text("reversedAside", { card }) : card;
}
