import { prose } from "@almagest/operation";
import * as z from "zod";
import { linePosition } from "../hexagrams/schema";
import { LINE_VALUES } from "./compute";

/** Which of two ways a draw came about. */
export const drawRule = z
  .enum(["sha256", "system-random"])
  .meta({ description: "By the seed, the same for ever, or by the system's random generator" });

export const castConventions = z
  .object({
    method: z
      .literal("three-coins")
      .meta({ description: "Heads 3, tails 2: 6 and 9 one in eight each, 7 and 8 three" }),
    draw: drawRule,
  })
  .meta({ name: "HexagramCastConventions" });

export const castLines = z.array(z.literal(LINE_VALUES)).meta({
  description: "Six lines from the bottom up: 6 old yin, 7 young yang, 8 young yin, 9 old yang; 6 and 9 change",
});

export const changingLinePositions = z
  .array(linePosition)
  .meta({ description: "Positions of the lines that change, ascending; empty where none does" });

export const movement = prose.meta({
  description:
    "The way from the first hexagram to the second: which texts answer, by the number of lines that move, and what the place of the deciding line and the trigrams say",
});
