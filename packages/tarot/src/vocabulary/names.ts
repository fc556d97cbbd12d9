import type { Term } from "@almagest/i18n";
import { majors } from "@almagest/i18n/tarot";
import type { Lang } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { CARDS, type Card, type CardId } from "../deck/cards";
import { minorName } from "./minors";

const NAMES: ReadonlyMap<CardId, Term> = new Map(CARDS.map((card) => [card.id, nameTerm(card)]));

function nameTerm(card: Card): Term {
  if (card.arcana === "major") return majors[card.id];
  const name = (lang: Lang): string => minorName(card.rank, card.suit, lang);
  return composedTerm(name, `the ${name("en")}`);
}

/** The card's name in all languages. */
export function cardName(card: Card): Term {
  return NAMES.get(card.id) ?? nameTerm(card);
}
