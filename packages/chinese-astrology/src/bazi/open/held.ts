import { heldPillar, type OpenBazi } from "../../birth-time/open-birth";
import type { PlacedPillar } from "../interactions";
import { type Meeting, meetingsOf } from "../meetings";
import { PILLAR_POSITIONS, type PillarPosition } from "../positions";

/** The pillars that hold, with their places. */
export function heldPlaced(birth: OpenBazi): readonly PlacedPillar<PillarPosition>[] {
  return PILLAR_POSITIONS.flatMap((position) => {
    const pillar = heldPillar(birth, position);
    return pillar === undefined ? [] : [{ position, pillar }];
  });
}

/** Of what is found among pillars that hold, all that is found among the pillars of every hour too. */
export function heldAmong<Found>(
  birth: OpenBazi,
  find: (pillars: readonly PlacedPillar<PillarPosition>[]) => readonly Found[],
) {
  const found = find(heldPlaced(birth));
  if (found.length === 0) return found;
  const everywhere = birth.hours.map(({ birth: { pillars } }) => {
    const placed = PILLAR_POSITIONS.map((position) => ({ position, pillar: pillars[position] }));
    return new Set(find(placed).map((one) => JSON.stringify(one)));
  });
  return found.filter((one) => everywhere.every((known) => known.has(JSON.stringify(one))));
}

/**
 * The meetings of a time with the pillars that hold, and with others. Two pillars meet whatever the hour is; half a trine
 * is one at every hour where no hour has its third.
 */
export function heldMeetings(birth: OpenBazi, time: PlacedPillar, others: readonly PlacedPillar[]): readonly Meeting[] {
  const find = (placed: readonly PlacedPillar[]): readonly Meeting[] =>
    meetingsOf(time, [...placed.map(({ position, pillar }) => ({ position: `natal.${position}`, pillar })), ...others]);
  const met = find(heldPlaced(birth));
  return met.some(({ type }) => type === "half-trine") ? heldAmong(birth, find) : met;
}
