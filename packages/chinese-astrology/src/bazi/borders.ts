import { optionalProse } from "@almagest/operation";
import * as z from "zod";
import type { Pillar } from "../cycle/pillars";
import { pillarId } from "../schema";
import { PILLAR_POSITIONS, type PillarPosition } from "./positions";

/** A clock is rarely read better than this. */
export const BORDER_SECONDS = 180;

export const BORDER_SIDES = ["earlier", "later"] as const;
export type BorderSide = (typeof BORDER_SIDES)[number];

/** A change of pillars near a birth: those of the other side. */
export interface PillarBorder {
  readonly side: BorderSide;
  /** 0 to 180; 0 where the birth has the very second of the change. */
  readonly secondsAway: number;
  readonly changed: Readonly<Partial<Record<PillarPosition, Pillar>>>;
}

type Pillars = Readonly<Record<PillarPosition, Pillar>>;

/** Every change within three minutes, the nearest of each side first; `at` gives the pillars so many seconds later. */
export function bordersNear(now: Pillars, at: (seconds: number) => Pillars): readonly PillarBorder[] {
  return BORDER_SIDES.flatMap((side) => {
    const way = side === "later" ? 1 : -1;
    // a change belongs to the second that it begins with, so that looking back it is a second nearer
    const nearness = side === "later" ? 0 : 1;
    const most = BORDER_SECONDS + nearness;
    const borders: PillarBorder[] = [];
    let [last, from] = [now, 0];
    while (!isSame(last, at(way * most))) {
      const away = firstChange(last, { from, most, pillarsAt: (seconds) => at(way * seconds) });
      last = at(way * away);
      from = away;
      borders.push({ side, secondsAway: away - nearness, changed: changedFrom(now, last) });
    }
    return borders;
  });
}

/** The smallest number of seconds above `from` with other pillars than those given; there is one by `most`. */
function firstChange(
  pillars: Pillars,
  {
    from,
    most,
    pillarsAt,
  }: { readonly from: number; readonly most: number; readonly pillarsAt: (seconds: number) => Pillars },
): number {
  let [low, high] = [from, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSame(pillars, pillarsAt(middle))) low = middle;
    else high = middle;
  }
  return high;
}

function isSame(one: Pillars, other: Pillars): boolean {
  return PILLAR_POSITIONS.every((position) => one[position] === other[position]);
}

function changedFrom(now: Pillars, other: Pillars): PillarBorder["changed"] {
  const changed = PILLAR_POSITIONS.filter((position) => now[position] !== other[position]);
  return Object.fromEntries(changed.map((position) => [position, other[position]]));
}

export const borderSchema = z
  .object({
    side: z.enum(BORDER_SIDES),
    secondsAway: z.int().min(0).max(BORDER_SECONDS).meta({ description: "From the birth to the change" }),
    pillars: z
      .object({
        year: pillarId.exactOptional(),
        month: pillarId.exactOptional(),
        day: pillarId.exactOptional(),
        hour: pillarId.exactOptional(),
      })
      .meta({ name: "PillarsAcrossBorder", description: "Those that differ on the other side" }),
    note: optionalProse,
  })
  .meta({ name: "PillarBorder" });
