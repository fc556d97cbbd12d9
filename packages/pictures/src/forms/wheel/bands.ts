import type { WheelSize } from "./size";

/** The layout of crowded bodies. */
export interface Crowding {
  readonly lanes: number;
  readonly scale: number;
}

/** A ring of bodies between two radii, with ticks for their true degrees at its edge. */
export interface BodyBand extends Crowding {
  readonly size: WheelSize;
  readonly inner: number;
  readonly edge: number;
}

/** Radii of a wheel; rings of bodies from the inside out. */
export interface Bands {
  readonly size: WheelSize;
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

/** Half the width of the line around the signs. */
const OUTLINE = 1;

function stackOf({ pieces }: WheelSize): number {
  const { glyph, degrees, sign, minutes, retrograde } = pieces;
  return 2 * [glyph, degrees, sign, minutes, retrograde].reduce((sum, radius) => sum + radius, 0);
}

export function bodyBand(inner: number, size: WheelSize, { lanes, scale }: Crowding): BodyBand {
  const edge = inner + size.insideBodies + lanes * laneHeight(size, scale) + size.leader.end;
  return { inner, lanes, scale, size, edge };
}

function laneHeight(size: WheelSize, scale: number): number {
  return stackOf(size) * scale + size.afterStack;
}

/** The radius at which a lane's labels start; lane 0 is the outermost. */
export function laneStart({ edge, scale, size }: BodyBand, lane0: number): number {
  return edge - size.leader.end - lane0 * laneHeight(size, scale);
}

/** Half the angle that a body of the innermost lane takes. */
export function bodyHalfDeg(band: BodyBand): number {
  let radius = laneStart(band, band.lanes - 1);
  const { glyph, degrees, sign, minutes, retrograde } = band.size.pieces;
  const angles = [glyph, degrees, sign, minutes, retrograde].map((piece) => {
    radius -= 2 * piece * band.scale;
    return Math.asin((piece * band.scale) / (radius + piece * band.scale));
  });
  return (Math.max(...angles) * 180) / Math.PI;
}

export function housesOuter({ aspects, houses }: WheelSize, hasHouses: boolean): number {
  return aspects + (hasHouses ? houses : 0);
}

interface Around {
  readonly hasHouses: boolean;
  readonly hasLabels: boolean;
}

/** All radii, once the rings of bodies are known. */
export function bandsOf(bodies: readonly BodyBand[], size: WheelSize, { hasHouses, hasLabels }: Around): Bands {
  const signsInner = bodies.at(-1)?.edge ?? housesOuter(size, hasHouses);
  const signsOuter = signsInner + size.signs;
  const labels = signsOuter + size.labels;
  return {
    size,
    aspects: size.aspects,
    housesOuter: housesOuter(size, hasHouses),
    bodies,
    signsInner,
    signsOuter,
    labels,
    half: hasLabels ? labels + size.labelRoom : signsOuter + OUTLINE,
  };
}
