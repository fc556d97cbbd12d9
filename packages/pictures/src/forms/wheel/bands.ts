/** The layout of crowded bodies. */
export interface Crowding {
  readonly lanes: number;
  readonly scale: number;
}

/** A ring of bodies between two radii, with ticks for their true degrees at its edge. */
export interface BodyBand extends Crowding {
  readonly inner: number;
  readonly edge: number;
}

/** Radii of a wheel; rings of bodies from the inside out. */
export interface Bands {
  readonly aspects: number;
  readonly housesOuter: number;
  readonly bodies: readonly BodyBand[];
  readonly signsInner: number;
  readonly signsOuter: number;
  /** The radius of the middle of the labels of cusps and angles. */
  readonly labels: number;
  /** Half the side of the square around everything. */
  readonly half: number;
}

/** The radius of the lines in the middle; between two rings there are twice as many lines. */
const ASPECTS = { one: 172, two: 216 } as const;
const HOUSES = 21;
const SIGNS = 43;
const LABELS = 34;
const LABEL_ROOM = 28;
/** Half the width of the line around the signs. */
const OUTLINE = 1;
const INSIDE_BODIES = 7;
const AFTER_STACK = 4;

/**
 * The label of a body, from its glyph to ℞: each piece stays inside a circle of this radius, so that no two can
 * overlap.
 */
export const PIECE = { glyph: 12.5, degrees: 13.4, sign: 8, minutes: 11, retrograde: 6 } as const;

const STACK = 2 * Object.values(PIECE).reduce((sum, radius) => sum + radius, 0);

/**
 * Distances from the edge of a ring: the mark of a true degree, the end of the leader's bend, the start of the bodies.
 */
export const LEADER = { mark: 9, bend: 27, end: 30 } as const;

export function bodyBand(inner: number, { lanes, scale }: Crowding): BodyBand {
  return { inner, lanes, scale, edge: inner + INSIDE_BODIES + lanes * laneHeight(scale) + LEADER.end };
}

function laneHeight(scale: number): number {
  return STACK * scale + AFTER_STACK;
}

/** The radius at which a lane's labels start; lane 0 is the outermost. */
export function laneStart({ edge, scale }: BodyBand, lane0: number): number {
  return edge - LEADER.end - lane0 * laneHeight(scale);
}

/** Half the angle that a body of the innermost lane takes. */
export function bodyHalfDeg(band: BodyBand): number {
  let radius = laneStart(band, band.lanes - 1);
  const angles = Object.values(PIECE).map((piece) => {
    radius -= 2 * piece * band.scale;
    return Math.asin((piece * band.scale) / (radius + piece * band.scale));
  });
  return (Math.max(...angles) * 180) / Math.PI;
}

export function housesOuter(hasHouses: boolean, rings: number): number {
  return aspectsRadius(rings) + (hasHouses ? HOUSES : 0);
}

function aspectsRadius(rings: number): number {
  return rings > 1 ? ASPECTS.two : ASPECTS.one;
}

/** All radii, once the rings of bodies are known. */
export function bandsOf(bodies: readonly BodyBand[], hasHouses: boolean, hasLabels: boolean): Bands {
  const signsInner = bodies.at(-1)?.edge ?? housesOuter(hasHouses, bodies.length);
  const signsOuter = signsInner + SIGNS;
  const labels = signsOuter + LABELS;
  return {
    aspects: aspectsRadius(bodies.length),
    housesOuter: housesOuter(hasHouses, bodies.length),
    bodies,
    signsInner,
    signsOuter,
    labels,
    half: hasLabels ? labels + LABEL_ROOM : signsOuter + OUTLINE,
  };
}
