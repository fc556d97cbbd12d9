import type { BodyId, SignId } from "@almagest/sky";
import type { Element, Modality } from "../tables/zodiac";

export const PATTERN_KINDS = [
  "GRAND_CROSS",
  "KITE",
  "GRAND_TRINE",
  "T_SQUARE",
  "YOD",
  "MYSTIC_RECTANGLE",
  "STELLIUM",
] as const;

export type PatternKind = (typeof PATTERN_KINDS)[number];

/** A figure of three or more bodies. */
export interface Pattern {
  readonly kind: PatternKind;
  /** The apex first where there is one, then canonical order. */
  readonly bodies: readonly BodyId[];
  readonly apex?: BodyId;
  /** The shared element of a grand trine or kite, where it is shared. */
  readonly element?: Element;
  /** The shared modality of a T-square or grand cross, where it is shared. */
  readonly modality?: Modality;
  /** True where a member stands out of the shared element or modality; only for those four kinds. */
  readonly dissociate?: boolean;
  /** Of a stellium: the sign that holds most of it. */
  readonly sign?: SignId;
  /** Of a stellium: every sign that holds some of it. */
  readonly signs?: readonly SignId[];
  /** 0 to 100, 100 exact. Not rounded. */
  readonly tightness: number;
}

/** Orbs within which the defining aspects count. */
export interface PatternOrbs {
  readonly conjunction: number;
  readonly sextile: number;
  readonly square: number;
  readonly trine: number;
  readonly quincunx: number;
  readonly opposition: number;
}

export const DEFAULT_PATTERN_ORBS: PatternOrbs = {
  conjunction: 8,
  sextile: 6,
  square: 9,
  trine: 8,
  quincunx: 3,
  opposition: 8,
};

/** `strictOrbs`: narrower where figures get loose; conjunction and opposition stay as they are. */
export const STRICT_PATTERN_ORBS: PatternOrbs = {
  ...DEFAULT_PATTERN_ORBS,
  trine: 5,
  square: 5,
  sextile: 4,
  quincunx: 2,
};

/** Width of the arc that makes a stellium outside a single sign. */
export const STELLIUM_ARC_DEG = 10;
