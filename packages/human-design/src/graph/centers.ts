import { InvariantError } from "@almagest/operation";
import type { Gate } from "../wheel/order";

/** The nine centers from the top of the bodygraph to its bottom: the order of every list. */
export const CENTERS = ["head", "ajna", "throat", "g", "heart", "sacral", "solar-plexus", "spleen", "root"] as const;

export type Center = (typeof CENTERS)[number];

/** Which gates open into each center, ascending; every gate belongs to one. */
export const CENTER_GATES = {
  head: [61, 63, 64],
  ajna: [4, 11, 17, 24, 43, 47],
  throat: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
  g: [1, 2, 7, 10, 13, 15, 25, 46],
  heart: [21, 26, 40, 51],
  sacral: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  "solar-plexus": [6, 22, 30, 36, 37, 49, 55],
  spleen: [18, 28, 32, 44, 48, 50, 57],
  root: [19, 38, 39, 41, 52, 53, 54, 58, 60],
} as const satisfies Readonly<Record<Center, readonly Gate[]>>;

/** The motor centers: a Throat connected to one can act. */
export const MOTORS: ReadonlySet<Center> = new Set<Center>(["heart", "sacral", "solar-plexus", "root"]);

/** The centers that know: mind, feeling, instinct. */
export const AWARENESS: ReadonlySet<Center> = new Set<Center>(["ajna", "solar-plexus", "spleen"]);

const CENTER_OF: ReadonlyMap<Gate, Center> = new Map(
  CENTERS.flatMap((center) => CENTER_GATES[center].map((gate) => [gate, center] as const)),
);

/** The center that a gate opens into. */
export function centerOf(gate: Gate): Center {
  const center = CENTER_OF.get(gate);
  if (center === undefined) throw new InvariantError("a gate without a center", { gate });
  return center;
}
