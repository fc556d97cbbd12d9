import {
  at,
  type DraftOf,
  dailySeed,
  date,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  needRandom,
  type Operation,
  prose,
  type RandomContext,
  seed,
} from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { presentDrawn } from "../deck/present";
import { drawConventions, drawnCard } from "../deck/schema";
import { conventionsOf, drawCardsBy } from "../draw/compute";
import { tarotReader } from "../texts/reader";
import type { DailyCard, DailyCardRequest } from "../types";
import type { DailyCardFacts } from "./facts";
import { dailyPieces } from "./reading";

const body = z.object({
  date: date
    .optional()
    .meta({ description: "Calendar date, YYYY-MM-DD; today in UTC by default", examples: ["2026-03-06"] }),
  seed: seed.meta({ description: "Whose card it is; without one everybody shares the day's", examples: ["user123"] }),
});

const output = z.object({
  date: z.string(),
  seed: z.string().meta({ description: "What the card was drawn by: `{seed}-{date}`, or the date alone" }),
  card: drawnCard,
  dailyMessage: prose,
  conventions: drawConventions,
});

/** The card of a day: one for each seed and date. */
export function computeDailyCard(
  input: DraftOf<typeof body>,
  { now, random }: { readonly now: number; readonly random: (byteCount: number) => Uint8Array },
): DailyCardFacts {
  const day = input.date ?? new Date(now).toISOString().slice(0, "YYYY-MM-DD".length);
  const daysSeed = dailySeed(day, input.seed);
  const laid = at(drawCardsBy({ operation: "getDailyCard", seed: daysSeed, random }, { count: 1 }), 0);
  return { date: day, seed: daysSeed, laid };
}

export const dailyCard: Operation<DailyCardRequest, DailyCard, NowContext & RandomContext> = defineOperation({
  id: "getDailyCard",
  method: "POST",
  path: "/tarot/daily",
  summary: "The card of the day",
  description:
    "One card by seed and date, upright or reversed with equal chance: the same all day and on every machine. Without a seed it is the day's card for everybody.",
  query: langQuery,
  body,
  output,
  needs: [needNow, needRandom],
  compute: computeDailyCard,
  present: (daily, words) => {
    const texts = tarotReader(words);
    return {
      date: daily.date,
      seed: daily.seed,
      card: presentDrawn(daily.laid, 1, texts),
      dailyMessage: readingOf(dailyPieces(daily, texts)),
      conventions: conventionsOf(daily.seed),
    };
  },
  examples: [{ date: "2026-03-06", seed: "user123" }],
});
