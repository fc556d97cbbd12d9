import { splitAtAntimeridian } from "./polyline";
import { acosDeg, atanDeg, cosDeg, type EquatorialPlace, eastDeg, type GeoPoint, tanDeg } from "./sphere";

/** Latitudes of the plain list of points. */
export const LISTED = { fromDeg: -70, toDeg: 70, stepDeg: 2 } as const;
/** The latitude that the drawn pieces reach. */
export const DRAWN_TO_DEG = 85;

const DRAWN_STEP_DEG = 2.5;
const HOUR_ANGLE_STEP_DEG = 10;

/** A body over the turning Earth of one instant. */
export interface EarthUnder {
  readonly body: EquatorialPlace;
  /** Greenwich apparent sidereal time. */
  readonly siderealTimeDeg: number;
}

/** Where the body culminates: the same longitude at every latitude. */
export function culminationLongitudeDeg({ body, siderealTimeDeg }: EarthUnder): number {
  return eastDeg(body.rightAscensionDeg - siderealTimeDeg);
}

/** Beyond this latitude, north or south, the body neither rises nor sets. */
export function circumpolarLatitudeDeg({ declinationDeg }: EquatorialPlace): number {
  return 90 - Math.abs(declinationDeg);
}

export type Side = "rising" | "setting";

/**
 * The longitude at which the body's true place is on the horizon (altitude 0: no refraction, no parallax) at a
 * latitude, rising or setting. Undefined where it does neither. From cos H = -tan(latitude) tan(declination), Meeus,
 * Astronomical Algorithms (2nd ed.), 15.1 with h0 = 0.
 */
export function horizonLongitudeDeg(earth: EarthUnder, latitudeDeg: number, side: Side): number | undefined {
  const cosine = -tanDeg(latitudeDeg) * tanDeg(earth.body.declinationDeg);
  if (Math.abs(cosine) > 1) return undefined;
  return atHourAngle(earth, (side === "rising" ? -1 : 1) * acosDeg(cosine));
}

function atHourAngle({ body, siderealTimeDeg }: EarthUnder, hourAngleDeg: number): number {
  return eastDeg(body.rightAscensionDeg + hourAngleDeg - siderealTimeDeg);
}

/** The line as a plain list, south to north, at even latitudes of -70 to 70 where the body rises and sets. */
export function listedPoints(earth: EarthUnder, side: Side): readonly GeoPoint[] {
  const points: GeoPoint[] = [];
  for (let latitudeDeg = LISTED.fromDeg; latitudeDeg <= LISTED.toDeg; latitudeDeg += LISTED.stepDeg) {
    const longitudeDeg = horizonLongitudeDeg(earth, latitudeDeg, side);
    if (longitudeDeg !== undefined) points.push({ latitudeDeg, longitudeDeg });
  }
  return points;
}

/**
 * The line for drawing, south to north: to 85° of latitude, or to the very latitude where rising and setting meet; in
 * pieces that do not pass the antimeridian; denser where it bends.
 */
export function drawnPieces(earth: EarthUnder, side: Side): readonly (readonly GeoPoint[])[] {
  const { declinationDeg } = earth.body;
  const limitDeg = circumpolarLatitudeDeg(earth.body);
  const points = drawnLatitudes(declinationDeg, limitDeg).map((latitudeDeg) => ({
    latitudeDeg,
    longitudeDeg: longitudeWithin(earth, latitudeDeg, { side, limitDeg }),
  }));
  const edgeHourAngle = earth.siderealTimeDeg + 180 - earth.body.rightAscensionDeg;
  const crossing = atanDeg(-cosDeg(edgeHourAngle) / tanDeg(declinationDeg));
  return splitAtAntimeridian(points, () => crossing);
}

/** At the limit itself the body touches the horizon on the meridian, below the pole or above it. */
function longitudeWithin(
  earth: EarthUnder,
  latitudeDeg: number,
  { side, limitDeg }: { readonly side: Side; readonly limitDeg: number },
): number {
  const touches = Math.abs(latitudeDeg) >= limitDeg;
  const inside = touches ? undefined : horizonLongitudeDeg(earth, latitudeDeg, side);
  return inside ?? atHourAngle(earth, latitudeDeg * earth.body.declinationDeg > 0 ? 180 : 0);
}

/** Even steps of latitude, even steps of hour angle where the line bends toward its limit, and the ends. */
function drawnLatitudes(declinationDeg: number, limitDeg: number): readonly number[] {
  const endDeg = Math.min(DRAWN_TO_DEG, limitDeg);
  const latitudes = new Set([-endDeg, endDeg]);
  for (let at = -DRAWN_TO_DEG; at <= DRAWN_TO_DEG; at += DRAWN_STEP_DEG) if (Math.abs(at) < endDeg) latitudes.add(at);
  for (let hourAngle = HOUR_ANGLE_STEP_DEG; hourAngle < 180; hourAngle += HOUR_ANGLE_STEP_DEG) {
    if (hourAngle === 90) continue; // the equator, which the even steps hold
    const at = atanDeg(-cosDeg(hourAngle) / tanDeg(declinationDeg));
    if (Math.abs(at) < endDeg) latitudes.add(at);
  }
  return [...latitudes].sort((a, b) => a - b);
}
