import { normalizeDeg } from "@almagest/ephemeris";
import { acosDeg, asinDeg, atan2Deg, cosDeg, type EquatorialPlace, sinDeg, tanDeg } from "../map-lines/sphere";

export const DIRECTION_METHODS = ["placidus", "regiomontanus"] as const;
export type DirectionMethod = (typeof DIRECTION_METHODS)[number];

/** The sky over a place: what turns, and around which pole. */
export interface TurningSphere {
  /** Right ascension of the meridian. */
  readonly armcDeg: number;
  /** [-90, 90], north positive. */
  readonly latitudeDeg: number;
}

/**
 * Places on the mundane circle, in degrees in the order of the houses: the eastern horizon is 0, the lower meridian 90,
 * the western horizon 180 and the upper meridian 270. The sky turns against that order.
 */
export const EASTERN_HORIZON_DEG = 0;
export const UPPER_MERIDIAN_DEG = 270;
const LOWER_MERIDIAN_DEG = 90;

/** Nearer than this to the meridian, in degrees, a point without semi-arcs is on it. */
const ON_MERIDIAN_DEG = 1e-9;

export type Circumpolar = "never-sets" | "never-rises";

/** Whether a parallel of declination keeps to one side of the horizon; undefined where it rises and sets. */
export function circumpolarOf(declinationDeg: number, latitudeDeg: number): Circumpolar | undefined {
  const product = tanDeg(latitudeDeg) * tanDeg(declinationDeg);
  if (Math.abs(product) < 1) return undefined;
  return product > 0 ? "never-sets" : "never-rises";
}

/** The angle by which the sphere has turned a point past the upper meridian, (-180, 180]. */
export function hourAngleDeg({ rightAscensionDeg }: EquatorialPlace, { armcDeg }: TurningSphere): number {
  const past = normalizeDeg(armcDeg - rightAscensionDeg);
  return past > 180 ? past - 360 : past;
}

/**
 * The mundane place of a point, [0, 360); undefined where the method gives it none.
 *
 * Placidus: the part of its own semi-arc that it has gone, a quadrant for each (Ptolemy, Tetrabiblos III.10).
 * Regiomontanus: where its circle of position, through the north and south points of the horizon, meets the equator.
 */
export function mundanePlaceDeg(
  method: DirectionMethod,
  point: EquatorialPlace,
  sphere: TurningSphere,
): number | undefined {
  const hour = hourAngleDeg(point, sphere);
  if (method === "regiomontanus") {
    const equator = atan2Deg(sinDeg(hour), cosDeg(hour) + tanDeg(point.declinationDeg) * tanDeg(sphere.latitudeDeg));
    return normalizeDeg(UPPER_MERIDIAN_DEG - equator);
  }
  if (circumpolarOf(point.declinationDeg, sphere.latitudeDeg) !== undefined) {
    if (Math.abs(hour) < ON_MERIDIAN_DEG) return UPPER_MERIDIAN_DEG;
    return 180 - Math.abs(hour) < ON_MERIDIAN_DEG ? LOWER_MERIDIAN_DEG : undefined;
  }
  const diurnal = semiArcDeg(point.declinationDeg, sphere.latitudeDeg);
  if (Math.abs(hour) <= diurnal) return normalizeDeg(UPPER_MERIDIAN_DEG - (90 * hour) / diurnal);
  const pastLower = hour > 0 ? hour - 180 : hour + 180;
  return normalizeDeg(LOWER_MERIDIAN_DEG - (90 * pastLower) / (180 - diurnal));
}

/**
 * The hour angles at which a point of a declination has a mundane place: one, none where it never comes there, and two
 * where it never sets and crosses a circle of position twice.
 */
export function hourAnglesAt(
  method: DirectionMethod,
  { declinationDeg, latitudeDeg }: { readonly declinationDeg: number; readonly latitudeDeg: number },
  placeDeg: number,
): readonly number[] {
  if (method === "regiomontanus") return onCircleOfPosition(declinationDeg, latitudeDeg, placeDeg);
  const fromUpper = normalizeDeg(UPPER_MERIDIAN_DEG - placeDeg + 180) - 180;
  if (circumpolarOf(declinationDeg, latitudeDeg) !== undefined) {
    if (Math.abs(fromUpper) < ON_MERIDIAN_DEG) return [0];
    return 180 - Math.abs(fromUpper) < ON_MERIDIAN_DEG ? [180] : [];
  }
  const diurnal = semiArcDeg(declinationDeg, latitudeDeg);
  if (Math.abs(fromUpper) <= 90) return [(diurnal * fromUpper) / 90];
  const fromLower = fromUpper > 0 ? fromUpper - 180 : fromUpper + 180;
  return [180 + ((180 - diurnal) * fromLower) / 90];
}

/** A circle of position meets the equator at an hour angle E; a point is on it where sin(H - E) = tan d tan f sin E. */
function onCircleOfPosition(declinationDeg: number, latitudeDeg: number, placeDeg: number): readonly number[] {
  const equator = UPPER_MERIDIAN_DEG - placeDeg;
  const tilt = tanDeg(declinationDeg) * tanDeg(latitudeDeg);
  const sine = tilt * sinDeg(equator);
  if (Math.abs(sine) > 1) return [];
  const away = asinDeg(sine);
  // the half of the circle that is asked for, and not the one beyond the horizon's north and south points
  return [equator + away, equator + 180 - away].filter((hour) => cosDeg(hour - equator) + tilt * cosDeg(equator) > 0);
}

/** From the meridian to the horizon: (0, 180). cos H = -tan(latitude) tan(declination). */
function semiArcDeg(declinationDeg: number, latitudeDeg: number): number {
  return acosDeg(-tanDeg(latitudeDeg) * tanDeg(declinationDeg));
}

/** The arcs, [0, 360), by which the sphere turns until a point comes to a mundane place. */
export function arcsToPlace(
  method: DirectionMethod,
  point: EquatorialPlace,
  { sphere, placeDeg }: { readonly sphere: TurningSphere; readonly placeDeg: number },
): readonly number[] {
  const now = hourAngleDeg(point, sphere);
  const { declinationDeg } = point;
  return hourAnglesAt(method, { declinationDeg, latitudeDeg: sphere.latitudeDeg }, placeDeg).map((hour) =>
    normalizeDeg(hour - now),
  );
}
