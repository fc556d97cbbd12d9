import { dateIn } from "@almagest/i18n";
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
  prose,
  seed,
  seededWords,
} from "@almagest/operation";
import { dayTurn } from "@almagest/telling";
import * as z from "zod";
import { isoDateOf } from "../core/date";
import { type MeaningNumber, NUMBERS, typeOf } from "../numbers/reduce";
import { meaning, numberType } from "../schema";
import { telling } from "../texts/families";
import { keyIn } from "../texts/keys";
import { meaningOf, numerologyReader } from "../texts/reader";
import type { DailyNumber, DailyNumberRequest } from "../types";

export interface DailyNumberFacts {
  readonly date: string;
  /** The input of the draw: `{seed}-{date}`, or the date that everybody shares. */
  readonly seed: string;
  readonly number: MeaningNumber;
}

/** One of the twelve numbers, each equally likely, the same all day. */
export function computeDailyNumber(input: {
  readonly date: string;
  readonly seed?: string | undefined;
}): DailyNumberFacts {
  const drawn = dailySeed(input.date, input.seed);
  const { uniform } = drawFrom(seededWords(`numerology/getDailyNumber|${drawn}`));
  return { date: input.date, seed: drawn, number: at(NUMBERS, uniform(NUMBERS.length)) };
}

export const dailyNumber: Operation<DailyNumberRequest, DailyNumber, NowContext> = defineOperation({
  id: "getDailyNumber",
  method: "POST",
  path: "/numerology/daily",
  summary: "The number of a day: one of twelve, drawn by seed and date",
  description:
    "1 to 9, 11, 22 or 33. The same seed and date give the same number on every machine; today in UTC by default.",
  query: langQuery,
  body: z.object({
    date: date.optional().meta({ description: "Calendar date; today (UTC) without it", examples: ["2026-03-06"] }),
    seed,
  }),
  output: z.object({
    date: z.string(),
    seed: z.string(),
    number: z.int(),
    type: numberType,
    dailyMessage: prose,
    meaning,
  }),
  needs: [needNow],
  compute: (input, { now }) => computeDailyNumber({ ...input, date: input.date ?? isoDateOf(now) }),
  present: (found, words) => {
    const texts = numerologyReader(words);
    const { number, date: on } = found;
    const today = meaningOf(texts, number);
    const message = telling
      .teller(texts, dayTurn(on))
      .tell("messages", keyIn("number", number), { section: "daily" })?.text;
    const { title } = today;
    const dailyMessage =
      title &&
      message &&
      texts.text("general.daily.message", { date: dateIn(on, texts.speaks), number, title, message });
    return { ...found, type: typeOf(number), dailyMessage, meaning: today };
  },
  examples: [{ date: "2026-03-06", seed: "user123" }],
});
