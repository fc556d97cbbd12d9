import {
  type DraftOf,
  defineOperation,
  langQuery,
  needRandom,
  type Operation,
  type RandomContext,
  seed,
} from "@almagest/operation";
import * as z from "zod";
import type { Laid } from "../deck/laid";
import { presentDrawn } from "../deck/present";
import { drawConventions, drawnCard } from "../deck/schema";
import { tarotReader } from "../texts/reader";
import type { CardDraw, CardDrawRequest } from "../types";
import { conventionsOf, drawCardsBy } from "./compute";

const body = z.object({
  count: z
    .int()
    .min(1)
    .max(78)
    .meta({ description: "How many cards to draw", examples: [3] }),
  allowReversals: z.boolean().default(true).meta({ description: "Whether cards may lie reversed" }),
  allowDuplicates: z
    .boolean()
    .default(false)
    .meta({ description: "Whether each card goes back into the deck before the next" }),
  seed,
});

const output = z.object({
  cards: z.array(drawnCard),
  seed: z.string().exactOptional().meta({ description: "The seed that was sent" }),
  conventions: drawConventions,
});

export interface CardDrawFacts {
  readonly cards: readonly Laid[];
  readonly seed: string | undefined;
  readonly allowReversals: boolean;
}

/** Draws cards from the deck, by a seed or at random. */
export function computeDraw(
  input: DraftOf<typeof body>,
  { random }: { readonly random: (byteCount: number) => Uint8Array },
): CardDrawFacts {
  const cards = drawCardsBy({ operation: "drawCards", seed: input.seed, random }, input);
  return { cards, seed: input.seed, allowReversals: input.allowReversals };
}

export const cardDraw: Operation<CardDrawRequest, CardDraw, RandomContext> = defineOperation({
  id: "drawCards",
  method: "POST",
  path: "/tarot/draw",
  summary: "Draw 1 to 78 cards",
  description:
    "Cards in the order they came, each once unless allowDuplicates is true. The same seed gives the same cards on every machine, and a longer draw begins with a shorter one, reversals or not; without a seed the draw is random.",
  query: langQuery,
  body,
  output,
  needs: [needRandom],
  compute: computeDraw,
  present: (draw, words) => {
    const texts = tarotReader(words);
    return {
      cards: draw.cards.map((laid, index0) => presentDrawn(laid, index0 + 1, texts)),
      seed: draw.seed,
      conventions: conventionsOf(draw.seed, draw.allowReversals),
    };
  },
  examples: [{ count: 3, seed: "user123-2025-12-27" }],
});
