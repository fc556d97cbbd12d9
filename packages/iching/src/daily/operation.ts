import {
  type DraftOf,
  defineOperation,
  drawFrom,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
  seededWords,
} from "@almagest/operation";
import * as z from "zod";
import { presentSummary } from "../hexagrams/present";
import { summary } from "../hexagrams/schema";
import { HEXAGRAMS, hexagramOf } from "../hexagrams/table";
import { ichingReader } from "../texts/reader";
import type { DailyHexagram, DailyHexagramRequest } from "../types";
import { type Day, dayBody, dayOf, daysSeed } from "./day";

export interface DailyHexagramFacts extends Day {
  /** 1 to 64. */
  readonly number: number;
}

/** The hexagram of a day: one of 64, each equally likely, one for each seed and date. */
export function computeDailyHexagram(
  input: DraftOf<typeof dayBody>,
  { now }: { readonly now: number },
): DailyHexagramFacts {
  const day = dayOf(input, now);
  const { uniform } = drawFrom(seededWords(`iching/getDailyHexagram|${day.seed}`));
  return { ...day, number: uniform(HEXAGRAMS.length) + 1 };
}

export const dailyHexagram: Operation<DailyHexagramRequest, DailyHexagram, NowContext> = defineOperation({
  id: "getDailyHexagram",
  method: "POST",
  path: "/iching/daily",
  summary: "The hexagram of a day",
  description: "One of 64 by seed and date: the same all day and on every machine. Without a seed everybody shares it.",
  query: langQuery,
  body: dayBody,
  output: z.object({ date: z.string(), seed: daysSeed, hexagram: summary, dailyMessage: prose }),
  needs: [needNow],
  compute: computeDailyHexagram,
  present: ({ date, seed, number }, words) => {
    const texts = ichingReader(words);
    const hexagram = presentSummary(number, texts);
    const { chinese, interpretation } = hexagram;
    const { advice } = interpretation;
    const name = hexagramOf(number).name[texts.speaks];
    const dailyMessage =
      advice === undefined ? undefined : texts.text("daily.message", { date, name, chinese, advice });
    return { date, seed, hexagram, dailyMessage };
  },
  examples: [{ date: "2026-03-06", seed: "user123" }],
});
