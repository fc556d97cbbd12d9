import {
  at,
  dailySeed,
  date,
  defineOperation,
  drawFrom,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  seed,
  seededWords,
} from "@almagest/operation";
import * as z from "zod";
import { NUMBERS } from "../numbers/catalogue";
import { typeOf } from "../numbers/classify";
import { presentContent, presentRecord } from "../numbers/present";
import { entry } from "../numbers/schema";
import { angelNumberReader } from "../texts/reader";
import type { DailyAngelNumber, DailyAngelNumberRequest } from "../types";

/** The numbers that a day's is drawn from: three digits or more in a pattern. */
export const DAILY_NUMBERS: readonly string[] = NUMBERS.filter(
  (number) => number.length >= 3 && ["repeating", "sequential", "mirror"].includes(typeOf(number)),
);

export interface DailyAngelNumberFacts {
  readonly date: string;
  /** The input of the draw: `{seed}-{date}`, or the date that everybody shares. */
  readonly seed: string;
  readonly number: string;
}

/** One of 57 numbers, each equally likely, the same all day. `date` is YYYY-MM-DD. */
export function computeDailyAngelNumber(input: {
  readonly date: string;
  readonly seed?: string | undefined;
}): DailyAngelNumberFacts {
  const drawn = dailySeed(input.date, input.seed);
  const { uniform } = drawFrom(seededWords(`angel-numbers/getDailyAngelNumber|${drawn}`));
  return { date: input.date, seed: drawn, number: at(DAILY_NUMBERS, uniform(DAILY_NUMBERS.length)) };
}

export const dailyAngelNumber: Operation<DailyAngelNumberRequest, DailyAngelNumber, NowContext> = defineOperation({
  id: "getDailyAngelNumber",
  method: "POST",
  path: "/angel-numbers/daily",
  summary: "The angel number of a day: one of 57, drawn by seed and date",
  description: "Repeating, sequential and mirror numbers of three digits or more. Without a seed everybody shares it.",
  query: langQuery,
  body: z.object({
    date: date.optional().meta({ description: "Calendar date; today (UTC) without it", examples: ["2026-03-06"] }),
    seed,
  }),
  output: z.object({ date: z.string(), seed: z.string(), ...entry }),
  needs: [needNow],
  compute: (input, { now }) =>
    computeDailyAngelNumber({ ...input, date: input.date ?? new Date(now).toISOString().slice(0, 10) }),
  present: ({ number, ...drawn }, words) => {
    const texts = angelNumberReader(words);
    return { ...drawn, ...presentRecord(number, texts), ...presentContent(number, texts) };
  },
  examples: [{ date: "2026-03-06", seed: "user123" }],
});
