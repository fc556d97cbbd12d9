import type { Words } from "@almagest/operation";
import { biorhythmReader } from "../texts/reader";
import { advisoryOf } from "./advisory";
import type { Crossing } from "./compute";

/** Advice for a critical day, in the language of the call; undefined without texts. */
export function advisoryTold(crossing: Crossing, words: Words): string | undefined {
  return advisoryOf(crossing, biorhythmReader(words));
}
