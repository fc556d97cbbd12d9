import { type BodyId, isPlanet } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import type { TransitAspect } from "./find";

/** A place of the natal chart that a transit may be told to. */
export type NatalPoint = BodyId | "ascendant" | "midheaven";

/** Degrees from exact within which a transit is told in full, by the mover's pace. */
const TOLD_WITHIN_DEG = {
  sun: 1,
  moon: 1,
  mercury: 1,
  venus: 1,
  mars: 2,
  jupiter: 2,
  saturn: 3,
  uranus: 3,
  neptune: 3,
  pluto: 3,
  "north-node": 2,
  "south-node": 2,
  chiron: 2,
  lilith: 1,
} as const satisfies Record<BodyId, number>;

export const TRANSIT_TONES = ["conjunction", "flowing", "tense"] as const;
export type TransitTone = (typeof TRANSIT_TONES)[number];

const TONES = {
  conjunction: "conjunction",
  sextile: "flowing",
  trine: "flowing",
  square: "tense",
  opposition: "tense",
} as const satisfies Partial<Record<AspectId, TransitTone>>;

type Major = keyof typeof TONES;

export function isMajor(aspect: AspectId): aspect is Major {
  return Object.hasOwn(TONES, aspect);
}

/** The tone of a major aspect; a minor one has none. */
export function toneOf(aspect: AspectId): TransitTone | undefined {
  return isMajor(aspect) ? TONES[aspect] : undefined;
}

export function toldWithinDeg(mover: BodyId): number {
  return TOLD_WITHIN_DEG[mover];
}

/** Whether a transit is close enough to be told in full. */
export function isTold({ transiting, orbDeg }: Pick<TransitAspect, "transiting" | "orbDeg">): boolean {
  return orbDeg <= TOLD_WITHIN_DEG[transiting];
}

/** Whether both are planets and the aspect is a major one: these have a paragraph. */
export function hasParagraph({
  transiting,
  natal,
  aspect,
}: Pick<TransitAspect, "transiting" | "natal" | "aspect">): boolean {
  return isMajor(aspect) && isPlanet(transiting) && isPlanet(natal);
}
