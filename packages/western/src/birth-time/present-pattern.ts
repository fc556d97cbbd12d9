import type { DraftOf } from "@almagest/operation";
import { presentPatterns } from "../patterns/present";
import type { WesternReader } from "../texts/reader";
import type { passingPatternSchema } from "./aspects-schema";
import { isThere, type OpenPattern } from "./open-patterns";

/** The figures that are there for a part of the span, after those that are there all through. */
export function presentPassingPatterns(
  patterns: readonly OpenPattern[],
  texts: WesternReader,
  clock: (epochMs: number) => string,
): DraftOf<typeof passingPatternSchema>[] {
  const always = patterns.filter(isThere);
  const passing = patterns.filter((open) => !isThere(open));
  const told = presentPatterns(
    [...always, ...passing].map(({ pattern }) => pattern),
    texts,
  ).slice(always.length);
  return told.map((pattern, index0) => {
    const { beginsEpochMs, endsEpochMs } = passing[index0] ?? {};
    return {
      ...pattern,
      begins: beginsEpochMs === undefined ? undefined : clock(beginsEpochMs),
      ends: endsEpochMs === undefined ? undefined : clock(endsEpochMs),
    };
  });
}
