import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { BodyId } from "@almagest/sky";
import * as z from "zod";

/** The members that name two bodies. */
export const pairFields = {
  ...named("planet1", z.string(), bodyTerms),
  ...named("planet2", z.string(), bodyTerms),
};

export interface PairNames {
  planet1: string;
  planet2: string;
}

export function presentPair(pair: { readonly first: BodyId; readonly second: BodyId }): PairNames {
  return { planet1: bodyTerms[pair.first].en, planet2: bodyTerms[pair.second].en };
}
