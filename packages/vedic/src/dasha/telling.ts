import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { type Telling, tellingOf } from "../standing/told";
import type { VedicReader } from "../texts/reader";
import type { DashaBirth, LivedPeriod } from "./birth";
import type { ReadBirth } from "./read-birth";

/** One answer's telling of periods. */
export interface Told extends Telling {
  readonly facts: ReadBirth;
  /** The instant of an answer that has one: no period that ended before it is looked forward to. */
  readonly readingEpochMs: number | undefined;
}

export function toldOf(facts: ReadBirth, texts: VedicReader, readingEpochMs?: number): Told {
  return { facts, readingEpochMs, ...tellingOf(facts.read, texts) };
}

export function lordOfPeriod({ lords }: Pick<LivedPeriod, "lords">): GrahaId {
  return at(lords, lords.length - 1);
}

export function offsetMsOf({ birth }: DashaBirth): number {
  return 1000 * birth.moment.civil.offsetSeconds;
}
