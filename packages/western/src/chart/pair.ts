import { named } from "@almagest/i18n";
import { seenBodies } from "@almagest/i18n/astrology";
import type { SeenBody } from "@almagest/sky";
import * as z from "zod";

/** The members that name two bodies. */
export const pairFields = {
  ...named("planet1", z.string(), seenBodies),
  ...named("planet2", z.string(), seenBodies),
};

export interface PairNames {
  planet1: string;
  planet2: string;
}

type PairIds = Readonly<Record<"first" | "second", SeenBody["id"]>>;

export function presentPair({ first, second }: PairIds): PairNames {
  return { planet1: seenBodies[first].en, planet2: seenBodies[second].en };
}
