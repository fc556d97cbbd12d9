import {
  type DraftOf,
  defineOperation,
  drawFrom,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  seededWords,
} from "@almagest/operation";
import * as z from "zod";
import { type Cast, castBy } from "../cast/compute";
import { answeringLinesOf, castLinesOf, movementText } from "../cast/movement";
import { castConventions, castLines, changingLinePositions, movement } from "../cast/schema";
import { presentSummary } from "../hexagrams/present";
import { line, summary } from "../hexagrams/schema";
import { ichingReader } from "../texts/reader";
import type { DailyCast, DailyCastRequest } from "../types";
import { type Day, dayBody, dayOf, daysSeed } from "./day";

export interface DailyCastFacts extends Day, Cast {}

/** Three coins cast six times for a day: one cast for each seed and date. */
export function computeDailyCast(input: DraftOf<typeof dayBody>, { now }: { readonly now: number }): DailyCastFacts {
  const day = dayOf(input, now);
  return { ...day, ...castBy(drawFrom(seededWords(`iching/daily-cast|${day.seed}`))) };
}

export const dailyCast: Operation<DailyCastRequest, DailyCast, NowContext> = defineOperation({
  id: "castDailyReading",
  method: "POST",
  path: "/iching/daily/cast",
  summary: "The coin cast of a day",
  description:
    "Three coins, six times, by seed and date: the same all day and on every machine. changingLines are the lines of the hexagram that change; resultingHexagram is there where at least one does.",
  query: langQuery,
  body: dayBody,
  output: z.object({
    date: z.string(),
    seed: daysSeed,
    lines: castLines,
    changingLinePositions,
    hexagram: summary,
    changingLines: z
      .array(line)
      .meta({ description: "The lines that change, from the bottom up; empty where none does" }),
    resultingHexagram: summary.exactOptional(),
    answeringLines: z.array(line).meta({
      description: "Lines of the resulting hexagram that answer where four or five change; empty otherwise",
    }),
    movement,
    conventions: castConventions,
  }),
  needs: [needNow],
  compute: computeDailyCast,
  present: (cast, words) => {
    const texts = ichingReader(words);
    return {
      date: cast.date,
      seed: cast.seed,
      lines: [...cast.lines],
      changingLinePositions: [...cast.changing],
      hexagram: presentSummary(cast.primary, texts),
      changingLines: castLinesOf(cast, texts).filter(({ moves }) => moves),
      resultingHexagram: cast.resulting === undefined ? undefined : presentSummary(cast.resulting, texts),
      answeringLines: answeringLinesOf(cast, texts),
      movement: movementText(cast, texts),
      conventions: { method: "three-coins" as const, draw: "sha256" as const },
    };
  },
  examples: [{ date: "2026-03-06", seed: "user123" }],
});
