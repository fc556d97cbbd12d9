import { inSentence } from "@almagest/i18n";
import { majors } from "@almagest/i18n/tarot";
import { wrongTerms } from "@almagest/i18n/testing";
import { describe, expect, test } from "vitest";
import { CARDS } from "../deck/cards";
import { resolveCard } from "../deck/resolve";
import { answers, strengths } from "./answers";

import { arcana, ranks, suits, suitsInNames } from "./minors";
import { cardName } from "./names";
import { positionNames, spreadNames } from "./spreads";

const cards = Object.fromEntries(CARDS.map((card) => [card.id, cardName(card)]));

test.each(
  Object.entries({ answers, arcana, cards, majors, positionNames, ranks, spreadNames, strengths, suits, suitsInNames }),
)("%s is whole, once each, in the script of each language", (_, terms) => {
  expect(wrongTerms(terms)).toEqual([]);
});

describe("a card in a sentence", () => {
  test.each([
    ["page-of-pentacles", "the Page of Pentacles"],
    ["ace-of-cups", "the Ace of Cups"],
    ["moon", "the Moon"],
    ["wheel-of-fortune", "the Wheel of Fortune"],
    ["justice", "Justice"],
    ["death", "Death"],
  ])("%s is %s", (id, expected) => {
    expect(inSentence(cardName(resolveCard(id)))).toBe(expected);
  });
});
