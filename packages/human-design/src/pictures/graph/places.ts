import { InvariantError } from "@almagest/operation";
import type { Center } from "../../graph/centers";
import type { ChannelId } from "../../graph/channels";
import type { Gate } from "../../wheel/order";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The area that the bodygraph is drawn in. */
export const GRAPH = { width: 440, height: 764 } as const;

/** Corners of the nine centers: triangles, squares and the diamond of the G Center. */
export const CENTER_CORNERS: Readonly<Record<Center, readonly Spot[]>> = {
  head: corners(220, 4, 284, 96, 156, 96),
  ajna: corners(156, 128, 284, 128, 220, 222),
  throat: corners(168, 252, 272, 252, 272, 352, 168, 352),
  g: corners(220, 370, 280, 430, 220, 490, 160, 430),
  heart: corners(322, 416, 366, 498, 278, 498),
  sacral: corners(170, 530, 270, 530, 270, 622, 170, 622),
  "solar-plexus": corners(412, 534, 412, 656, 312, 595),
  spleen: corners(28, 534, 128, 595, 28, 656),
  root: corners(168, 662, 272, 662, 272, 758, 168, 758),
};

function corners(...numbers: readonly number[]): readonly Spot[] {
  return numbers.flatMap((x, index0) => (index0 % 2 === 0 ? [{ x, y: numbers[index0 + 1] ?? 0 }] : []));
}

/** The place of each gate in its center: nearest to the gate it makes a channel with. */
const GATE_SPOTS: ReadonlyMap<number, Spot> = new Map<Gate, Spot>([
  [64, { x: 192, y: 84 }],
  [61, { x: 220, y: 84 }],
  [63, { x: 248, y: 84 }],
  [47, { x: 192, y: 141 }],
  [24, { x: 220, y: 141 }],
  [4, { x: 248, y: 141 }],
  [17, { x: 203, y: 170 }],
  [11, { x: 237, y: 170 }],
  [43, { x: 220, y: 198 }],
  [62, { x: 192, y: 265 }],
  [23, { x: 220, y: 265 }],
  [56, { x: 248, y: 265 }],
  [16, { x: 181, y: 290 }],
  [20, { x: 181, y: 319 }],
  [31, { x: 192, y: 340 }],
  [8, { x: 220, y: 340 }],
  [33, { x: 248, y: 340 }],
  [35, { x: 259, y: 284 }],
  [12, { x: 259, y: 303 }],
  [45, { x: 259, y: 322 }],
  [1, { x: 220, y: 388 }],
  [7, { x: 199, y: 409 }],
  [13, { x: 241, y: 409 }],
  [10, { x: 177, y: 430 }],
  [25, { x: 262, y: 430 }],
  [15, { x: 199, y: 451 }],
  [46, { x: 241, y: 451 }],
  [2, { x: 220, y: 472 }],
  [21, { x: 322, y: 440 }],
  [51, { x: 307, y: 463 }],
  [26, { x: 297, y: 486 }],
  [40, { x: 347, y: 486 }],
  [5, { x: 192, y: 543 }],
  [14, { x: 220, y: 543 }],
  [29, { x: 248, y: 543 }],
  [34, { x: 184, y: 564 }],
  [27, { x: 184, y: 586 }],
  [59, { x: 256, y: 586 }],
  [42, { x: 192, y: 609 }],
  [3, { x: 220, y: 609 }],
  [9, { x: 248, y: 609 }],
  [36, { x: 397, y: 559 }],
  [22, { x: 377, y: 571 }],
  [37, { x: 356, y: 583 }],
  [6, { x: 336, y: 595 }],
  [49, { x: 356, y: 608 }],
  [55, { x: 377, y: 620 }],
  [30, { x: 397, y: 632 }],
  [48, { x: 43, y: 559 }],
  [57, { x: 63, y: 571 }],
  [44, { x: 84, y: 583 }],
  [50, { x: 104, y: 595 }],
  [32, { x: 84, y: 608 }],
  [28, { x: 63, y: 620 }],
  [18, { x: 43, y: 632 }],
  [53, { x: 192, y: 675 }],
  [60, { x: 220, y: 675 }],
  [52, { x: 248, y: 675 }],
  [54, { x: 181, y: 697 }],
  [38, { x: 181, y: 720 }],
  [58, { x: 181, y: 743 }],
  [19, { x: 259, y: 697 }],
  [39, { x: 259, y: 720 }],
  [41, { x: 259, y: 743 }],
]);

/** The place of a gate of the bodygraph. */
export function spotOf(gate: number): Spot {
  const spot = GATE_SPOTS.get(gate);
  if (spot === undefined) throw new InvariantError("a gate that the bodygraph has no place for", { gate });
  return spot;
}

/** Channels that bend around what lies between their gates: the point that pulls them. The others are straight. */
export const BENDS: Readonly<Partial<Record<ChannelId, Spot>>> = {
  "16-48": { x: 48, y: 372 },
  "20-57": { x: 82, y: 404 },
  "34-20": { x: 96, y: 446 },
  "10-20": { x: 148, y: 374 },
  "10-34": { x: 148, y: 488 },
  "34-57": { x: 108, y: 522 },
  "35-36": { x: 424, y: 352 },
  "12-22": { x: 386, y: 398 },
  "26-44": { x: 180, y: 500 },
};
