import { capitalized } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import type { Branch } from "../cycle/branches";
import { type Direction, directionOf } from "../cycle/directions";
import { phaseNamed } from "../present";
import type { ChineseReader } from "../texts/reader";
import { phaseFavor } from "./favor";
import { type PlacedPillar, triplesOf } from "./interactions";
import type { PillarPosition } from "./positions";
import type { directionSchema } from "./schema";
import { speechOf } from "./speech";
import type { DayMasterFacts } from "./weighing";

/** Three pillars whose branches are one direction. */
export interface PlacedDirection<Position extends string = string> {
  readonly direction: Direction;
  readonly positions: readonly Position[];
  readonly members: readonly Branch[];
}

/** Every direction among the pillars, once for each three that make it. */
export function directionsAmong<Position extends string>(
  pillars: readonly PlacedPillar<Position>[],
): readonly PlacedDirection<Position>[] {
  return triplesOf(pillars).flatMap((three) => {
    const members = three.map(({ pillar }) => pillar.branch);
    const direction = directionOf(members);
    return direction === undefined ? [] : [{ direction, positions: three.map(({ position }) => position), members }];
  });
}

/**
 * The directions within a chart, and nothing where it has none. Four branches have room for one direction alone: a
 * second time its branches are the same, and are not told again.
 */
export function presentDirections(
  facts: DayMasterFacts,
  found: readonly PlacedDirection<PillarPosition>[],
  texts: ChineseReader,
): DraftOf<typeof directionSchema>[] | undefined {
  if (found.length === 0) return undefined;
  const speech = speechOf(texts);
  return found.map(({ direction, positions, members }, index0) => {
    const { phase, chinese, pinyin } = direction;
    const told = speech.list(members.map(speech.branch));
    return {
      element: phaseNamed(phase),
      chinese,
      pinyin,
      positions: [...positions],
      members: [...members],
      meaning:
        index0 > 0
          ? undefined
          : texts.text(`times.natalDirection.${phaseFavor(phase, facts)}`, {
              one: told,
              One: capitalized(told),
              phase: speech.phase(phase),
              Phase: capitalized(speech.phase(phase)),
              pillars: speech.list(positions.map(speech.position)),
            }),
    };
  });
}
