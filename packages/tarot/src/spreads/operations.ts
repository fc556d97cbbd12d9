import {
  at,
  type DraftOf,
  defineOperation,
  needRandom,
  type Operation,
  type RandomContext,
  type Words,
} from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import { presentDrawn } from "../deck/present";
import { conventionsOf } from "../draw/compute";
import { tarotReader } from "../texts/reader";
import type {
  CareerSpread,
  CareerSpreadRequest,
  CelticCross,
  CelticCrossRequest,
  LoveSpread,
  LoveSpreadRequest,
  ThreeCardSpread,
  ThreeCardSpreadRequest,
} from "../types";
import { positionNames, spreadNames } from "../vocabulary/spreads";
import { computeSpread, SPREAD_OPERATIONS, type Spread } from "./compute";
import { positionPieces } from "./reading";
import { spreadBody, spreadOutput, spreadQuery } from "./schema";
import { summaryPieces } from "./summary";
import { SPREADS } from "./table";

/** Shared by the four spreads. */
const shared = { method: "POST", query: spreadQuery, body: spreadBody, output: spreadOutput } as const;

const SEEDED =
  "Each position says what it makes of its card, and the summary sets the cards against each other. The same seed lays the same cards, whatever the question; without one the spread is random.";

export const threeCardSpread: Operation<ThreeCardSpreadRequest, ThreeCardSpread, RandomContext> = defineOperation({
  ...shared,
  id: SPREAD_OPERATIONS["three-card"],
  path: "/tarot/spreads/three-card",
  summary: "Three cards: past, present, future",
  description: SEEDED,
  needs: [needRandom],
  compute: (input, needs) => computeSpread("three-card", input, needs),
  present: presentSpread,
  examples: [{ question: "What do I need to know about my career?", seed: "reading-2f9c1a" }],
});

export const celticCross: Operation<CelticCrossRequest, CelticCross, RandomContext> = defineOperation({
  ...shared,
  id: SPREAD_OPERATIONS["celtic-cross"],
  path: "/tarot/spreads/celtic-cross",
  summary: "The Celtic Cross of ten cards",
  description: `From the present situation and what crosses it to hopes, fears and the final outcome. ${SEEDED}`,
  needs: [needRandom],
  compute: (input, needs) => computeSpread("celtic-cross", input, needs),
  present: presentSpread,
  examples: [{ question: "What should I know about this situation?", seed: "reading-2f9c1a" }],
});

export const loveSpread: Operation<LoveSpreadRequest, LoveSpread, RandomContext> = defineOperation({
  ...shared,
  id: SPREAD_OPERATIONS.love,
  path: "/tarot/spreads/love",
  summary: "Five cards for two people",
  description: `You, the other, what is between you, the challenge, the outcome. ${SEEDED}`,
  needs: [needRandom],
  compute: (input, needs) => computeSpread("love", input, needs),
  present: presentSpread,
  examples: [{ question: "What do I need to know about my relationship?", seed: "reading-2f9c1a" }],
});

export const careerSpread: Operation<CareerSpreadRequest, CareerSpread, RandomContext> = defineOperation({
  ...shared,
  id: SPREAD_OPERATIONS.career,
  path: "/tarot/spreads/career",
  summary: "Seven cards for work",
  description: `The situation, strengths, weaknesses, opportunities, threats, advice, outcome. ${SEEDED}`,
  needs: [needRandom],
  compute: (input, needs) => computeSpread("career", input, needs),
  present: presentSpread,
  examples: [{ question: "What do I need to know about my career path?", seed: "reading-2f9c1a" }],
});

function presentSpread({ spread, question, seed, cards }: Spread, words: Words): DraftOf<typeof spreadOutput> {
  const texts = tarotReader(words);
  return {
    spread: spreadNames[spread].en,
    question,
    seed,
    positions: SPREADS[spread].map((position, index0) => {
      const laid = at(cards, index0);
      return {
        position: index0 + 1,
        name: positionNames[position].en,
        interpretation: readingOf(positionPieces(spread, position, laid, texts)),
        card: presentDrawn(laid, index0 + 1, texts),
      };
    }),
    summary: readingOf(summaryPieces(spread, cards, texts)),
    conventions: conventionsOf(seed),
  };
}
