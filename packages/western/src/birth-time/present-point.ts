import { signs } from "@almagest/i18n/astrology";
import { angle, type SignId, zodiacPlace } from "@almagest/sky";
import type { OpenPoint, PointPlace } from "./open-point";

interface PresentedPlace {
  sign: string;
  degree: number;
  longitude: number;
  latitude: number;
  speed: number;
}

interface PresentedPoint {
  sign: string | undefined;
  from: PresentedPlace;
  to: PresentedPlace;
  isRetrograde: boolean | undefined;
}

export function presentOpenPoint({ sign, from, to, isRetrograde }: OpenPoint): PresentedPoint {
  return { sign: sign && signs[sign].en, from: placeInTime(from), to: placeInTime(to), isRetrograde };
}

function placeInTime({ longitudeDeg, latitudeDeg, speedDegPerDay }: PointPlace): PresentedPlace {
  const { sign, degree, longitude } = zodiacPlace(longitudeDeg);
  return { sign, degree, longitude, latitude: angle(latitudeDeg), speed: angle(speedDegPerDay) };
}

/** Each sign of a point whose sign changes, with its first second and its reading; undefined where it holds. */
export function possibleSignsOf<Reading>(
  { sign, stays }: OpenPoint,
  clock: (epochMs: number) => string,
  readingOf: (sign: SignId) => Reading,
): { sign: string; from: string; interpretation: Reading }[] | undefined {
  if (sign !== undefined) return undefined;
  return stays.map((stay) => ({
    sign: signs[stay.sign].en,
    from: clock(stay.fromEpochMs),
    interpretation: readingOf(stay.sign),
  }));
}
