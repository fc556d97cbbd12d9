import { dailySeed, date, seed } from "@almagest/operation";
import * as z from "zod";

/** Whose day it is, and which. */
export const dayBody = z.object({
  date: date
    .optional()
    .meta({ description: "Calendar date, YYYY-MM-DD; today in UTC by default", examples: ["2026-03-06"] }),
  seed: seed.meta({ description: "Whose day it is; without one everybody shares it", examples: ["user123"] }),
});

export const daysSeed = z.string().meta({ description: "What it was drawn by: `{seed}-{date}`, or the date alone" });

export interface Day {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The input of the day's draw: `{seed}-{date}`, or the date that everybody shares. */
  readonly seed: string;
}

/** The day that was asked for; without a date the one of `now`, in UTC. */
export function dayOf(
  input: { readonly date?: string | undefined; readonly seed?: string | undefined },
  now: number,
): Day {
  const day = input.date ?? new Date(now).toISOString().slice(0, "YYYY-MM-DD".length);
  return { date: day, seed: dailySeed(day, input.seed) };
}
