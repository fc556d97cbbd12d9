import {
  at,
  type DraftOf,
  dailySeed,
  date,
  defineOperation,
  drawFrom,
  langQuery,
  type NowContext,
  needNow,
  needRandom,
  type Operation,
  openDraw,
  type RandomContext,
  seed,
  seededWords,
} from "@almagest/operation";
import * as z from "zod";
import { STONES } from "../stones/catalogue";
import { presentDrawn } from "../stones/present";
import { drawnStone } from "../stones/schema";
import type { Stone } from "../stones/stone";
import { crystalReader } from "../texts/reader";
import type { DailyCrystal, DailyCrystalRequest, RandomCrystal, RandomCrystalRequest } from "../types";

const body = z.object({
  date: date
    .optional()
    .meta({ description: "Calendar date, YYYY-MM-DD; today in UTC by default", examples: ["2026-03-06"] }),
  seed: seed.meta({ description: "Whose stone it is; without one everybody shares the day's", examples: ["user123"] }),
});

const SEEDED = { draw: "sha256-uniform" } as const;
const UNSEEDED = { draw: "system-random" } as const;

export interface DailyCrystalFacts {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The input of the draw: `{seed}-{date}`, or the date that everybody shares. */
  readonly seed: string;
  readonly stone: Stone;
}

/** One stone of the catalogue, each equally likely, the same all day. */
export function computeDailyCrystal(input: DraftOf<typeof body>, { now }: { readonly now: number }): DailyCrystalFacts {
  const day = input.date ?? new Date(now).toISOString().slice(0, "YYYY-MM-DD".length);
  const drawn = dailySeed(day, input.seed);
  const { uniform } = drawFrom(seededWords(`crystals/getDailyCrystal|${drawn}`));
  return { date: day, seed: drawn, stone: at(STONES, uniform(STONES.length)) };
}

export const dailyCrystal: Operation<DailyCrystalRequest, DailyCrystal, NowContext> = defineOperation({
  id: "getDailyCrystal",
  method: "POST",
  path: "/crystals/daily",
  summary: "The stone of a day, drawn by seed and date",
  description: "The same all day and on every machine. Without a seed it is the day's stone for everybody.",
  query: langQuery,
  body,
  output: z.object({
    date: z.string(),
    seed: z.string().meta({ description: "What the stone was drawn by: `{seed}-{date}`, or the date alone" }),
    ...drawnStone,
    conventions: z
      .object({
        draw: z.literal("sha256-uniform").meta({ description: "Chosen by the seed alone, each stone equally likely" }),
      })
      .meta({ name: "DailyCrystalConventions" }),
  }),
  needs: [needNow],
  compute: computeDailyCrystal,
  present: (daily, words) => ({
    date: daily.date,
    seed: daily.seed,
    ...presentDrawn(daily.stone, crystalReader(words)),
    conventions: SEEDED,
  }),
  examples: [{ date: "2026-03-06", seed: "user123" }],
});

/** One stone of the catalogue by the system's random generator. */
export function computeRandomCrystal({ random }: { readonly random: (byteCount: number) => Uint8Array }): Stone {
  const { picks } = openDraw({ domain: "crystals", operation: "getRandomCrystal" }, random);
  return at(STONES, picks.uniform(STONES.length));
}

export const randomCrystal: Operation<RandomCrystalRequest, RandomCrystal, RandomContext> = defineOperation({
  id: "getRandomCrystal",
  method: "GET",
  path: "/crystals/random",
  summary: "A stone at random",
  description: "Another one at each call; the stone of the day is the one that a seed repeats.",
  query: langQuery,
  output: z.object({
    ...drawnStone,
    conventions: z
      .object({
        draw: z.literal("system-random").meta({ description: "Chosen at each call, each stone equally likely" }),
      })
      .meta({ name: "RandomCrystalConventions" }),
  }),
  needs: [needRandom],
  compute: (_, context) => computeRandomCrystal(context),
  present: (stone, words) => ({
    ...presentDrawn(stone, crystalReader(words)),
    conventions: UNSEEDED,
  }),
  examples: [{}],
});
