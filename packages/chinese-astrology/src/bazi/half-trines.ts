import { capitalized } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import { type HalfTrine, halfTrineOf } from "../cycle/bonds";
import type { Branch } from "../cycle/branches";
import type { Phase } from "../cycle/phases";
import { phaseNamed } from "../present";
import type { ChineseReader } from "../texts/reader";
import { phaseFavor } from "./favor";
import { type PlacedPillar, trinesAmong } from "./interactions";
import type { PillarPosition } from "./positions";
import type { halfTrineSchema } from "./schema";
import { speechOf } from "./speech";
import type { DayMasterFacts } from "./weighing";

/** Half a trine between two pillars, where the third branch is nowhere among those that are read. */
export interface PlacedHalf<Position extends string = string> extends HalfTrine {
  readonly positions: readonly [Position, Position];
  readonly members: readonly [Branch, Branch];
}

export function halfTrinesAmong<Position extends string>(
  pillars: readonly PlacedPillar<Position>[],
): readonly PlacedHalf<Position>[] {
  const complete = new Set<Phase | undefined>(trinesAmong(pillars).map(({ bond }) => bond.transformsTo));
  return pillars.flatMap((one, index0) =>
    pillars.slice(index0 + 1).flatMap((other) => {
      const half = halfTrineOf(one.pillar.branch, other.pillar.branch);
      if (half === undefined || complete.has(half.phase)) return [];
      return [
        {
          ...half,
          positions: [one.position, other.position],
          members: [one.pillar.branch, other.pillar.branch],
        } as const,
      ];
    }),
  );
}

/** The halves within a chart; of two of one trine between the same branches the first is told. */
export function presentHalfTrines(
  facts: DayMasterFacts,
  halves: readonly PlacedHalf<PillarPosition>[],
  texts: ChineseReader,
): DraftOf<typeof halfTrineSchema>[] {
  const speech = speechOf(texts);
  return halves.map((half) => {
    const [one, other] = half.members.map(speech.branch);
    const [first, second] = half.positions;
    return {
      element: phaseNamed(half.phase),
      positions: [first, second],
      members: [...half.members],
      third: half.third,
      meaning: texts.text(`times.natalHalf.${phaseFavor(half.phase, facts)}`, {
        one: one ?? "",
        One: capitalized(one ?? ""),
        other: other ?? "",
        third: speech.branch(half.third),
        phase: speech.phase(half.phase),
        Phase: capitalized(speech.phase(half.phase)),
        first: speech.position(first),
        second: speech.position(second),
        firstPalace: texts.text(`times.palaces.${first}`) ?? "",
        secondPalace: texts.text(`times.palaces.${second}`) ?? "",
      }),
    };
  });
}
