import {
  type DraftOf,
  defineOperation,
  langQuery,
  limit,
  type Operation,
  offset,
  pageOf,
  withTexts,
} from "@almagest/operation";
import * as z from "zod";
import { type Arcana, CARDS, type Card, type Suit } from "../deck/cards";
import { presentAreas, presentCard } from "../deck/present";
import { resolveCard } from "../deck/resolve";
import { arcana, cardRecord, deckConvention, orientation, suit } from "../deck/schema";
import { cardText, keywordsOf } from "../texts/card-text";
import { type TarotReader, tarotReader } from "../texts/reader";
import type { TarotCard, TarotCardRequest, TarotCards, TarotCardsRequest } from "../types";

const conventions = z.object({ deck: deckConvention }).meta({ name: "DeckConventions" });
const DECK = { deck: "rider-waite-smith" } as const;

const listQuery = z.object({
  ...langQuery.shape,
  limit: limit({ max: 100, default: 20 }),
  offset,
  arcana: arcana.optional(),
  suit: suit.optional(),
  number: z
    .int()
    .min(0)
    .max(21)
    .optional()
    .meta({ description: "Major 0 to 21; minor ace 1 to ten, page 11, knight 12, queen 13, king 14", examples: [1] }),
});

const listOutput = z.object({
  total: z.int().meta({ description: "How many cards the filters leave" }),
  limit: z.int(),
  offset: z.int(),
  cards: z.array(z.object(cardRecord)),
  conventions,
});

const detailOutput = z.object({
  ...cardRecord,
  keywords: withTexts(z.object({ upright: z.array(z.string()), reversed: z.array(z.string()) })),
  upright: withTexts(orientation),
  reversed: withTexts(orientation),
  conventions,
});

export interface CardFilter {
  readonly arcana?: Arcana | undefined;
  readonly suit?: Suit | undefined;
  readonly number?: number | undefined;
}

/** The cards that pass every filter, in the deck's order; none where filters exclude each other. */
export function filterCards(filter: CardFilter): readonly Card[] {
  return CARDS.filter(
    (card) =>
      (filter.arcana === undefined || card.arcana === filter.arcana) &&
      (filter.suit === undefined || card.suit === filter.suit) &&
      (filter.number === undefined || card.number === filter.number),
  );
}

export const tarotCards: Operation<TarotCardsRequest, TarotCards> = defineOperation({
  id: "listCards",
  method: "GET",
  path: "/tarot/cards",
  summary: "The 78 cards, filtered by arcana, suit and number",
  description:
    "Major arcana 0 to 21, then cups, wands, swords and pentacles, each from ace to king. Filters combine; total counts what they leave, and is 0 where they exclude each other.",
  query: listQuery,
  output: listOutput,
  needs: [],
  compute: (input) => pageOf(filterCards(input), input),
  present: ({ rows, ...asked }) => ({
    ...asked,
    cards: rows.map(presentCard),
    conventions: DECK,
  }),
  examples: [{ arcana: "minor", suit: "cups", limit: 14 }],
});

export const tarotCard: Operation<TarotCardRequest, TarotCard> = defineOperation({
  id: "getCard",
  method: "GET",
  path: "/tarot/cards/{id}",
  summary: "One card in full: keywords and meanings, upright and reversed",
  description: "Each way up has keywords, a description, and texts on love, career, finances, health and spirituality.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(60)
      .meta({
        description: "Card id or English name; letter case, separators and a leading article are free",
        examples: ["fool", "ace-of-cups"],
      }),
  }),
  query: langQuery,
  output: detailOutput,
  needs: [],
  compute: ({ id }) => resolveCard(id),
  present: (card, words) => presentDetail(card, tarotReader(words)),
  examples: [{ id: "fool" }, { id: "the-star" }],
});

function presentDetail(card: Card, texts: TarotReader): DraftOf<typeof detailOutput> {
  const upright = presentOrientation(card, false, texts);
  const reversed = presentOrientation(card, true, texts);
  return {
    ...presentCard(card),
    keywords: upright && reversed && { upright: [...upright.keywords], reversed: [...reversed.keywords] },
    upright,
    reversed,
    conventions: DECK,
  };
}

function presentOrientation(
  card: Card,
  reversed: boolean,
  texts: TarotReader,
): DraftOf<typeof orientation> | undefined {
  const laid = { card, reversed };
  const keywords = keywordsOf(laid, texts);
  const description = cardText(laid, "description", texts);
  return keywords && description ? { keywords, description, ...presentAreas(laid, texts) } : undefined;
}
