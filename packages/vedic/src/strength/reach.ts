import * as z from "zod";
import type { Reach } from "./open";

export const virupas = z.number().meta({ description: "Virupas" });

export const reach = z
  .object({ least: virupas, most: virupas })
  .meta({ name: "VirupaReach", description: "At least and at most" });

export const heldReach = reach.exactOptional();

/** To hundredths, outward. */
export function presentReach({ least, most }: Reach): { least: number; most: number } {
  return { least: Math.floor(least * 100) / 100 + 0, most: Math.ceil(most * 100) / 100 + 0 };
}
