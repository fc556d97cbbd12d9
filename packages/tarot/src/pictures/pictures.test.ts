import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createContext, LANGS } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import {
  cardDraw,
  careerSpread,
  celticCross,
  customSpread,
  dailyCard,
  loveSpread,
  tarotCard,
  tarotCards,
  threeCardSpread,
  yesNoOracle,
} from "../index";
import {
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  dailyCardFrame,
  deckCards,
  loveSpreadCards,
  singleCard,
  threeCardSpreadCards,
  yesNoCard,
} from "./spreads";

const context = createContext({ now: Date.UTC(2026, 10, 22), random: (count: number) => new Uint8Array(count) });
const IMAGES = fileURLToPath(new URL("../../images/", import.meta.url));
const POSITIONS = Array.from({ length: 10 }, (_, index0) => ({
  name: `What stands behind number ${index0 + 1} of them`,
  interpretation: "?",
}));

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

/** Cards with everything around them: the card first, its caption after it. */
function placesOf(figure: Figure): readonly Shape[] {
  return flat(figure.shapes).filter(({ attributes }) => String(attributes["data-name"]).startsWith("position "));
}

function cardsOf(figure: Figure): readonly Shape[] {
  return flat(figure.shapes).filter(({ attributes }) => attributes["data-reversed"] !== undefined);
}

test("a Celtic Cross has its ten cards once each, in the order of their positions", () => {
  const answer = celticCross({ seed: "a" }, context);
  expect(cardsOf(celticCrossCards.figure(answer)).map(({ attributes }) => attributes["data-name"])).toEqual(
    answer.positions.map(({ card }) => card.id),
  );
});

test("the second card lies across the middle of the first, its caption below both", () => {
  const moves = placesOf(celticCrossCards.figure(celticCross({ seed: "a" }, context))).map(({ attributes }) =>
    [...String(attributes["transform"]).matchAll(/-?[\d.]+/g)].map(Number),
  );
  const [[firstX = 0, firstY = 0] = [], [secondX = 0, secondY = 0] = []] = moves;
  // The lying card is as much lower as it is wider than the upright one.
  expect(firstX - secondX).toBeCloseTo(secondY - firstY, 1);
  expect(secondX).toBeLessThan(firstX);
});

test.each(["drawn", "marks"] as const)(
  "a reversed card says so and stands on its head; the others do neither: %s",
  (cards) => {
    const answer = cardDraw({ count: 20, seed: "a" }, context);
    const drawn = placesOf(cardDrawRow.figure(answer, { cards }));
    expect(new Set(answer.cards.map(({ reversed }) => reversed)).size).toBe(2);
    answer.cards.forEach(({ reversed }, index0) => {
      const parts = flat(drawn[index0]?.children ?? []);
      expect(parts.some(({ attributes }) => String(attributes["transform"]).includes("rotate(180)"))).toBe(reversed);
      expect(parts.some(({ text = "" }) => text.includes("Reversed"))).toBe(reversed);
    });
  },
);

test("each card shows its own drawing, and where marks are asked for none", () => {
  const answer = cardDraw({ count: 78, seed: "a" }, context);
  const drawings = (figure: Figure): readonly unknown[] =>
    cardsOf(figure).map((card) => flat([card]).find(({ markup }) => markup !== undefined)?.markup);
  const shown = drawings(cardDrawRow.figure(answer)).map(String);
  answer.cards.forEach(({ id }, index0) => {
    expect(readFileSync(`${IMAGES}${id}.svg`, "utf8")).toContain(shown[index0]);
  });
  expect(shown.filter((markup) => markup.length < 1000 || /<(?:svg|title)/.test(markup))).toEqual([]);
  expect(new Set(drawings(cardDrawRow.figure(answer, { cards: "marks" })))).toEqual(new Set([undefined]));
});

test("the cards of a suit lie in its order, upright", () => {
  const drawn = cardsOf(deckCards.figure(tarotCards({ arcana: "minor", suit: "cups", limit: 14 }, context)));
  expect(drawn.map(({ attributes }) => attributes["data-reversed"])).toEqual(new Array(14).fill("false"));
  expect(drawn[0]?.attributes["data-name"]).toBe("ace-of-cups");
  expect(drawn[13]?.attributes["data-name"]).toBe("king-of-cups");
});

test("all 78 cards lie beside each other", () => {
  const figure = cardDrawRow.figure(cardDraw({ count: 78, seed: "a" }, context));
  expect(cardsOf(figure)).toHaveLength(78);
  expect(flawsOf(figure)).toEqual([]);
});

test.each(LANGS)("no text leaves its place or is cut in %s", (lang) => {
  const figures = [
    dailyCardFrame.figure(dailyCard({ date: "2026-04-10", lang }, context), { lang }),
    cardDrawRow.figure(cardDraw({ count: 78, seed: "b", lang }, context), { lang }),
    deckCards.figure(tarotCards({ lang }, context), { lang }),
    singleCard.figure(tarotCard({ id: "queen-of-pentacles", lang }, context), { lang }),
    yesNoCard.figure(yesNoOracle({ seed: "c", lang }, context), { lang }),
    customSpreadCards.figure(customSpread({ positions: POSITIONS, seed: "d", lang }, context), { lang }),
    ...["a", "b", "c", "d"].flatMap((seed) => [
      careerSpreadCards.figure(careerSpread({ seed, lang }, context), { lang }),
      celticCrossCards.figure(celticCross({ seed, lang }, context), { lang }),
      loveSpreadCards.figure(loveSpread({ seed, lang }, context), { lang }),
      threeCardSpreadCards.figure(threeCardSpread({ seed, lang }, context), { lang }),
    ]),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
  const cut = figures.flatMap(({ shapes }) => flat(shapes)).filter(({ text = "" }) => text.endsWith("…"));
  expect(cut.map(({ text }) => text)).toEqual([]);
});
