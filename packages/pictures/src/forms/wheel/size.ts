import { LEAST_LETTERS } from "../../compact";

/**
 * The label of a body, from its glyph to ℞: each piece stays inside a circle of its radius, so that no two can overlap.
 * A piece of radius 0 is left out.
 */
export interface Pieces {
  readonly glyph: number;
  readonly degrees: number;
  readonly sign: number;
  readonly minutes: number;
  readonly retrograde: number;
}

/** Distances from the edge of a ring: the mark of a true degree, the end of the leader's bend, the start of the bodies. */
interface Leader {
  readonly mark: number;
  readonly bend: number;
  readonly end: number;
}

/** The measures of a wheel, from the middle out. */
export interface WheelSize {
  /** The radius of the lines in the middle; between two rings there are twice as many lines. */
  readonly aspects: number;
  readonly houses: number;
  readonly insideBodies: number;
  readonly pieces: Pieces;
  readonly afterStack: number;
  readonly leader: Leader;
  readonly signs: number;
  /** From the signs to the middle of the labels of cusps and angles, and from there to the edge. */
  readonly labels: number;
  readonly labelRoom: number;
  readonly letters: {
    readonly degrees: number;
    readonly body: number;
    readonly bodyWidth: number;
    readonly house: number;
    readonly angle: number;
  };
  readonly glyphs: { readonly body: number; readonly sign: number };
  /** The length of the ticks inwards: for each degree, each fifth, each tenth. */
  readonly ticks: readonly (readonly [everyDeg: number, length: number])[];
  /** Cusps have their degrees, and aspects their signs: a table says them where there is no room. */
  readonly isWhole: boolean;
}

const WHOLE: WheelSize = {
  aspects: 172,
  houses: 21,
  insideBodies: 7,
  pieces: { glyph: 12.5, degrees: 13.4, sign: 8, minutes: 11, retrograde: 6 },
  afterStack: 4,
  leader: { mark: 9, bend: 27, end: 30 },
  signs: 43,
  labels: 34,
  labelRoom: 28,
  letters: { degrees: 12, body: 12, bodyWidth: 20, house: 11, angle: 14 },
  glyphs: { body: 24, sign: 27 },
  ticks: [
    [1, 4],
    [5, 7],
    [10, 10],
  ],
  isWhole: true,
};

const COMPACT: WheelSize = {
  aspects: 57.5,
  houses: 15,
  insideBodies: 2,
  pieces: { glyph: 8.6, degrees: 11.8, sign: 0, minutes: 0, retrograde: 3.5 },
  afterStack: 1,
  leader: { mark: 3, bend: 8, end: 10 },
  signs: 19,
  labels: 11,
  labelRoom: 11,
  letters: { degrees: LEAST_LETTERS, body: LEAST_LETTERS, bodyWidth: 17, house: LEAST_LETTERS, angle: 11 },
  glyphs: { body: 16, sign: 16 },
  ticks: [
    [5, 2],
    [10, 3.5],
  ],
  isWhole: false,
};

/** The measures of a wheel of one ring of bodies, or of two. */
export function wheelSize(rings: number, isCompact: boolean): WheelSize {
  if (!isCompact) return rings > 1 ? { ...WHOLE, aspects: 216 } : WHOLE;
  const { pieces } = COMPACT;
  // Of two rings the degrees are in the table beside.
  return rings > 1 ? { ...COMPACT, aspects: 58, pieces: { ...pieces, degrees: 0, retrograde: 0 } } : COMPACT;
}
