import type { Term } from "@almagest/operation";
import { definePicture, pageEntries } from "@almagest/pictures";
import * as z from "zod";
import { type Face, type ReadCard, readCard } from "./card";
import { type Place, rowsOf, spread } from "./spread";
import { titles } from "./titles";

const FACES = ["drawn", "marks"] as const satisfies readonly Face[];

/** Options of every picture of cards. */
const options = {
  cards: z
    .enum(FACES)
    .default("drawn")
    .meta({ description: "the drawing of each card, or its suit's mark alone, which is far smaller", fold: "case" }),
};

/** A lone card is shown as large as it was drawn. */
const LARGE = 290;

const readPosition = z.object({ name: z.string(), nameLocalized: z.string().optional(), card: readCard });

const readSpread = z.object({
  spread: z.string(),
  spreadLocalized: z.string().optional(),
  question: z.string().optional(),
  positions: z.array(readPosition),
});

/** A spread whose places are known, or as many rows as its cards need. */
function spreadPicture(operation: string, title: Term, places?: readonly Place[]) {
  return definePicture({
    operation,
    form: "spread",
    title,
    reads: readSpread,
    options,
    draw: ({ spread: name, spreadLocalized = name, question, positions }, { lang, cards: face }) =>
      spread(
        { heading: spreadLocalized, subheading: question },
        positions.map((position) => ({ card: position.card, name: position.nameLocalized ?? position.name })),
        places ?? rowsOf(positions.length, 5),
        { lang, face },
      ),
  });
}

/**
 * The cross, its second card across the first, below it the root, at its left what passes, above it the crown, at its
 * right what comes; the staff beside it from below.
 */
const CELTIC: readonly Place[] = [
  { column: 1.2, row: 1.5, isNamedAbove: true },
  { column: 1.2, row: 1.5, isAcross: true },
  { column: 1.2, row: 2.55 },
  { column: 0, row: 1.5 },
  { column: 1.2, row: 0.3 },
  { column: 2.4, row: 1.5 },
  { column: 3.6, row: 3 },
  { column: 3.6, row: 2 },
  { column: 3.6, row: 1 },
  { column: 3.6, row: 0 },
];

/** The two people at the sides, their relation in the middle, the obstacle below, the outcome above. */
const LOVE: readonly Place[] = [
  { column: 0, row: 1 },
  { column: 2, row: 1 },
  { column: 1, row: 1 },
  { column: 1, row: 2 },
  { column: 1, row: 0 },
];

/** The current situation above, the four forces in a row, counsel and outcome below. */
const CAREER: readonly Place[] = [
  { column: 1.5, row: 0 },
  { column: 0, row: 1 },
  { column: 1, row: 1 },
  { column: 2, row: 1 },
  { column: 3, row: 1 },
  { column: 1, row: 2 },
  { column: 2, row: 2 },
];

export const careerSpreadCards = spreadPicture("castCareerSpread", titles.spread, CAREER);
export const celticCrossCards = spreadPicture("castCelticCross", titles.spread, CELTIC);
export const customSpreadCards = spreadPicture("castCustomSpread", titles.spread);
export const loveSpreadCards = spreadPicture("castLoveSpread", titles.spread, LOVE);
export const threeCardSpreadCards = spreadPicture("castThreeCard", titles.spread);

export const cardDrawRow = definePicture({
  operation: "drawCards",
  form: "row",
  title: titles.draw,
  reads: z.object({ cards: z.array(readCard) }),
  options,
  draw: ({ cards }, { lang, cards: face }) =>
    spread(
      { heading: titles.draw[lang] },
      cards.map((card) => ({ card })),
      rowsOf(cards.length, cards.length > 20 ? 10 : 5),
      { lang, face },
    ),
});

/** A card of the deck, whose own answer says under `reversed` what it means so. */
const readUpright = readCard.omit({ reversed: true });

/** A card that nobody drew lies upright. */
function upright(card: z.output<typeof readUpright>): ReadCard {
  return { ...card, reversed: false };
}

/** The cards of a page, in the order of the deck. */
export const deckCards = definePicture({
  operation: "listCards",
  form: "row",
  title: titles.deck,
  reads: z.object({ total: z.int(), cards: z.array(readUpright) }),
  options,
  draw: ({ total, cards }, { lang, cards: face }) =>
    spread(
      { heading: titles.deck[lang] },
      pageEntries(cards, total).map((card) => ({ card: upright(card) })),
      rowsOf(cards.length, cards.length > 20 ? 10 : 7),
      { lang, face },
    ),
});

/** One card, upright. */
export const singleCard = definePicture({
  operation: "getCard",
  form: "card",
  title: titles.card,
  reads: readUpright,
  options,
  draw: (card, { lang, cards: face }) =>
    spread({}, [{ card: upright(card) }], [{ column: 0, row: 0 }], { lang, face, cardWidth: LARGE }),
});

export const dailyCardFrame = definePicture({
  operation: "getDailyCard",
  form: "card",
  title: titles.daily,
  reads: z.object({ date: z.string(), card: readCard }),
  options,
  draw: ({ date, card }, { lang, cards: face }) =>
    spread({ heading: titles.daily[lang], subheading: date }, [{ card }], [{ column: 0, row: 0 }], {
      lang,
      face,
      cardWidth: LARGE,
    }),
});

export const yesNoCard = definePicture({
  operation: "castYesNo",
  form: "card",
  title: titles.yesNo,
  reads: z.object({
    question: z.string().optional(),
    answer: z.string(),
    answerLocalized: z.string().optional(),
    strength: z.string(),
    strengthLocalized: z.string().optional(),
    card: readCard,
  }),
  options,
  draw: (
    { question, answer, answerLocalized = answer, strength, strengthLocalized = strength, card },
    { lang, cards: face },
  ) =>
    spread(
      { heading: `${answerLocalized} · ${strengthLocalized}`, subheading: question },
      [{ card }],
      [{ column: 0, row: 0 }],
      { lang, face, cardWidth: LARGE },
    ),
});
