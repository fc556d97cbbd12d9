import type { GrahaId } from "../grahas";
import type { ChartRead } from "../standing/chart-read";
import { distanceKey, friendship, pointsOfRelation } from "../standing/weigh";
import { houseFrom } from "../zodiac/circle";

export type PeriodTone = "good" | "mixed" | "hard";

const ROLE_POINTS = { good: 2, mixed: 0, hard: -2 } as const;
const MEANS_POINTS = { strong: 1, fair: 0, short: -1 } as const;

/** A lord's weight under the lord above it: its promise, its means, and the relation of the two. */
export function weightOf(id: GrahaId, upper: GrahaId, { standings }: ChartRead): number {
  const own = standings[id];
  const alone = ROLE_POINTS[own.role] + MEANS_POINTS[own.means];
  if (id === upper) return alone;
  const place = distanceKey(houseFrom(standings[upper].sign0, own.sign0));
  return alone + pointsOfRelation(place, friendship(upper, id));
}

/** Against the middle of many pairs, with a margin. */
export function toneOf(id: GrahaId, upper: GrahaId, read: ChartRead): PeriodTone {
  const weight = weightOf(id, upper, read);
  if (weight >= 1.5) return "good";
  return weight <= -1 ? "hard" : "mixed";
}
