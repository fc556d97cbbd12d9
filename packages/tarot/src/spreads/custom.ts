import {
  at,
  type DraftOf,
  defineOperation,
  needRandom,
  type Operation,
  type RandomContext,
  seed,
} from "@almagest/operation";
import * as z from "zod";
import type { Laid } from "../deck/laid";
import { presentDrawn } from "../deck/present";
import { conventionsOf, drawCardsBy } from "../draw/compute";
import { tarotReader } from "../texts/reader";
import type { CustomSpread, CustomSpreadRequest } from "../types";
import type { SpreadNeeds } from "./compute";
import { customReading } from "./reading";
import { question, spreadOutput, spreadPosition, spreadQuery } from "./schema";

const DEFAULT_NAME = "Custom Spread";

const asked = z
  .object({
    name: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: "What the position is called", examples: ["Core Issue"] }),
    interpretation: z
      .string()
      .min(1)
      .max(500)
      .meta({ weight: "prose", description: "What the position asks", examples: ["What is really going on"] }),
  })
  .meta({ name: "CustomPosition" });

const body = z.object({
  spreadName: z
    .string()
    .min(1)
    .max(100)
    .default(DEFAULT_NAME)
    .meta({ description: "The answer's spread", examples: ["My Custom Spread"], keepsEmpty: true }),
  positions: z.array(asked).min(1).max(10).meta({ description: "One card falls in each" }),
  question,
  seed,
});

const output = z.object({
  ...spreadOutput.omit({ spreadLocalized: true, summary: true }).shape,
  positions: z.array(
    z.object({
      ...spreadPosition.omit({ nameLocalized: true }).shape,
      interpretation: z
        .string()
        .meta({ weight: "prose", description: "What the position asks, and the card read to that" }),
    }),
  ),
});

export interface CustomSpreadFacts {
  readonly input: DraftOf<typeof body>;
  /** One a position, in the caller's order. */
  readonly cards: readonly Laid[];
}

/** Lays the caller's positions. Neither their wording nor the text of a position influences the draw. */
export function computeCustomSpread(input: DraftOf<typeof body>, { random }: SpreadNeeds): CustomSpreadFacts {
  const source = { operation: "castCustomSpread", seed: input.seed, random };
  return { input, cards: drawCardsBy(source, { count: input.positions.length }) };
}

export const customSpread: Operation<CustomSpreadRequest, CustomSpread, RandomContext> = defineOperation({
  id: "castCustomSpread",
  method: "POST",
  path: "/tarot/spreads/custom",
  summary: "A spread of your own, 1 to 10 positions",
  description:
    "Each position echoes its name, and its interpretation answers what it asks with the card that fell there. The same seed lays the same cards in order, however the positions are worded.",
  query: spreadQuery,
  body,
  output,
  needs: [needRandom],
  compute: computeCustomSpread,
  present: ({ input, cards }, words) => {
    const texts = tarotReader(words);
    return {
      spread: input.spreadName,
      question: input.question,
      seed: input.seed,
      positions: input.positions.map(({ name, interpretation }, index0) => ({
        position: index0 + 1,
        name,
        interpretation: customReading(interpretation, at(cards, index0), index0, texts),
        card: presentDrawn(at(cards, index0), index0 + 1, texts),
      })),
      conventions: conventionsOf(input.seed),
    };
  },
  examples: [
    {
      spreadName: "My Custom Spread",
      positions: [
        { name: "Core Issue", interpretation: "What is really going on" },
        { name: "Hidden Factor", interpretation: "What you cannot see" },
        { name: "Best Action", interpretation: "What to do next" },
      ],
      question: "How do I move forward with this project?",
      seed: "reading-2f9c1a",
    },
  ],
});
