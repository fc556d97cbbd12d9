import type { Ephemeris } from "@almagest/ephemeris";
import { type Birth, type BirthInput, birthOf, type ChartMoment, type Place } from "@almagest/sky";
import { type MappedBody, mappedBodies } from "./bodies";
import { circlePieces, circlePoints, greatCircle } from "./great-circle";
import { type GeoPoint, horizonPlace } from "./sphere";

/** The node of local space is the mean one. */
export const NODE_TYPE = "mean";

export interface LocalBody extends MappedBody {
  readonly azimuthDeg: number;
  readonly altitudeDeg: number;
  readonly points: readonly GeoPoint[];
  readonly pieces: readonly (readonly GeoPoint[])[];
}

export interface LocalSpaceFacts {
  readonly birth: Birth;
  readonly bodies: readonly LocalBody[];
}

/** The direction of each body from the birthplace, and the great circle that goes out that way. */
export function computeLocalSpace(
  input: BirthInput & { readonly include?: string | undefined },
  sky: { readonly ephemeris: Ephemeris },
): LocalSpaceFacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  return { birth, bodies: localBodies(ephemeris, birth.moment, input) };
}

/** The directions of one instant, and their lines. */
export function localBodies(
  ephemeris: Ephemeris,
  { jdTt, jdUt1 }: Pick<ChartMoment, "jdTt" | "jdUt1">,
  { latitude, longitude, include }: Place & { readonly include?: string | undefined },
): readonly LocalBody[] {
  const here = { latitudeDeg: latitude, longitudeDeg: longitude };
  const siderealTimeDeg = ephemeris.siderealTimeDeg(jdUt1) + longitude;
  return mappedBodies(ephemeris, jdTt, { include, nodeType: NODE_TYPE }).map((body) => {
    const place = horizonPlace(body, { latitudeDeg: latitude, siderealTimeDeg });
    const circle = greatCircle(here, place.azimuthDeg);
    const points = circlePoints(here, circle);
    return { ...body, ...place, points, pieces: circlePieces(points, circle) };
  });
}
