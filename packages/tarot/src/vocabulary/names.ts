import type { Term, TermTable } from "@almagest/i18n";
import { majors } from "@almagest/i18n/tarot";
import type { Lang } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { CARDS, type Card } from "../deck/cards";
import { minorName } from "./minors";

/** The 78 cards. */
export const cardNames: TermTable = Object.fromEntries(CARDS.map((card) => [card.id, nameTerm(card)]));

function nameTerm(card: Card): Term {
  if (card.arcana === "major") return majors[card.id];
  const name = (lang: Lang): string => minorName(card.rank, card.suit, lang);
  return composedTerm(name, `the ${name("en")}`);
}

/** The card's name in all languages. */
export function cardName(card: Card): Term {
  return cardNames[card.id] ?? nameTerm(card);
}
