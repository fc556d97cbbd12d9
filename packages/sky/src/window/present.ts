import { formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import { presentConventions } from "../moment/conventions";
import type { Engine } from "../moment/engine";
import type { periodSearched, windowConventionsSchema } from "./schema";
import type { LocalWindow } from "./window";

export function presentPeriodSearched({ fromEpochMs, toEpochMs }: LocalWindow): DraftOf<typeof periodSearched> {
  return { from: formatIsoUtc(fromEpochMs), to: formatIsoUtc(toEpochMs) };
}

export function presentWindowConventions(window: LocalWindow, engine: Engine): DraftOf<typeof windowConventionsSchema> {
  const {
    utc: _,
    ayanamsa: __,
    ayanamsaDegrees: ___,
    ayanamsaEpoch: ____,
    ...conventions
  } = presentConventions(window.start, engine);
  return { ...conventions, zodiac: "tropical", window: presentPeriodSearched(window) };
}
