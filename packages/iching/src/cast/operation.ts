import {
  type DraftOf,
  defineOperation,
  langQuery,
  needRandom,
  type Operation,
  openDraw,
  type RandomContext,
  seed,
} from "@almagest/operation";
import * as z from "zod";
import { presentHexagram } from "../hexagrams/present";
import { fullHexagram } from "../hexagrams/schema";
import { ichingReader } from "../texts/reader";
import type { CoinCast, CoinCastRequest } from "../types";
import { type Cast, castBy } from "./compute";
import { castLinesOf, movementText, resultingLinesOf } from "./movement";
import { castConventions, castLines, changingLinePositions, movement } from "./schema";

const query = z.object({ ...langQuery.shape, seed });

export interface CoinCastFacts extends Cast {
  /** The seed that was sent. */
  readonly seed: string | undefined;
}

/** Casts three coins six times, by a seed or at random. */
export function computeCoinCast(
  input: Pick<DraftOf<typeof query>, "seed">,
  { random }: { readonly random: (byteCount: number) => Uint8Array },
): CoinCastFacts {
  const { picks } = openDraw({ domain: "iching", operation: "castReading", seed: input.seed }, random);
  return { ...castBy(picks), seed: input.seed };
}

export const coinCast: Operation<CoinCastRequest, CoinCast, RandomContext> = defineOperation({
  id: "castReading",
  method: "GET",
  path: "/iching/cast",
  summary: "Cast three coins six times: the hexagram and what it changes into",
  description:
    "Lines come from the bottom up. A 6 or a 9 changes; resultingHexagram is there where at least one line does. The same seed gives the same cast on every machine; without one it is random.",
  query,
  output: z.object({
    seed: z.string().exactOptional().meta({ description: "The seed that was sent" }),
    lines: castLines,
    changingLinePositions,
    hexagram: fullHexagram,
    resultingHexagram: fullHexagram.exactOptional(),
    movement,
    conventions: castConventions,
  }),
  needs: [needRandom],
  compute: computeCoinCast,
  present: (cast, words) => {
    const texts = ichingReader(words);
    return {
      seed: cast.seed,
      lines: [...cast.lines],
      changingLinePositions: [...cast.changing],
      hexagram: { ...presentHexagram(cast.primary, texts), changingLines: castLinesOf(cast, texts) },
      resultingHexagram:
        cast.resulting === undefined
          ? undefined
          : { ...presentHexagram(cast.resulting, texts), changingLines: resultingLinesOf(cast.resulting, texts) },
      movement: movementText(cast, texts),
      conventions: {
        method: "three-coins" as const,
        draw: cast.seed === undefined ? ("system-random" as const) : ("sha256" as const),
      },
    };
  },
  examples: [{ seed: "user123-question1" }],
});
