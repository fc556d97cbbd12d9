import type { Words } from "@almagest/operation";
import { vedicReader } from "../texts/reader";
import type { LivedPeriod } from "./birth";
import { periodReading } from "./entry";

/** The text of a period, by its lords, in the language of the call; undefined without texts. */
export function periodTold(period: Pick<LivedPeriod, "lords">, words: Words): string | undefined {
  return periodReading(period, vedicReader(words));
}
