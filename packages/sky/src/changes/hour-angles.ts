import { InvariantError } from "@almagest/operation";
import { type EquatorPoint, halfDayDeg, midheavenDegOf, onEquator, type Turning } from "./angles";

/** Hour angles at which a point has one of several places in the sky, each of which it passes once in a turn of the sky. */
export interface HourAngles {
  readonly count: number;
  /** In degrees, west of the meridian; undefined where the point never has that place. */
  readonly at: (index0: number, point: EquatorPoint, turning: Turning) => number | undefined;
}

/** On the upper meridian. */
export const ON_MIDHEAVEN: HourAngles = { count: 1, at: () => 0 };

/** Rising, then setting. */
export const ON_HORIZON: HourAngles = {
  count: 2,
  at: (index0, { declinationDeg }, { latitudeDeg }) => {
    const half = halfDayDeg(declinationDeg, latitudeDeg);
    return index0 === 0 && half !== undefined ? -half : half;
  },
};

/** Rising as the Ascendant does; beyond the polar circles, where it may be either of the two on the horizon, setting too. */
export const ON_ASCENDANT: HourAngles = {
  count: 2,
  at: (index0, point, turning) => {
    const isRising = index0 === 0;
    return isRising || isNearCircle(turning) ? ON_HORIZON.at(index0, point, turning) : undefined;
  },
};

/** A latitude so near a polar circle is taken to be beyond it. */
const CIRCLE_MARGIN_DEG = 0.01;

/** Whether a place is beyond a polar circle of date, or may be. */
export function isNearCircle({ latitudeDeg, obliquityDeg }: Omit<Turning, "armcDeg">): boolean {
  return Math.abs(latitudeDeg) + obliquityDeg > 90 - CIRCLE_MARGIN_DEG;
}

/** The cusps of Placidus: the meridian, and thirds of the half arc of the day or of the night, east and west of it. */
const PLACIDUS_CUSPS = ["day", "night"]
  .flatMap((arc) => [-1, 1].flatMap((side) => [1, 2, 3].map((thirds) => ({ isDay: arc === "day", side, thirds }))))
  .filter(({ isDay, thirds }) => isDay || thirds < 3);

/** On the cusps of Placidus. None where the point does not rise and set. */
export const ON_PLACIDUS_CUSPS: HourAngles = {
  count: PLACIDUS_CUSPS.length + 2,
  at: (index0, { declinationDeg }, { latitudeDeg }) => {
    const day = halfDayDeg(declinationDeg, latitudeDeg);
    if (day === undefined) return undefined;
    const cusp = PLACIDUS_CUSPS[index0];
    if (cusp === undefined) return index0 === PLACIDUS_CUSPS.length ? 0 : 180;
    const { isDay, side, thirds } = cusp;
    return side * (isDay ? (day * thirds) / 3 : 180 - ((180 - day) * thirds) / 3);
  },
};

/** The houses that begin at those places, in their order. */
const PLACIDUS_HOUSES: readonly number[] = [11, 12, 1, 9, 8, 7, 3, 2, 5, 6, 10, 4];

/** On the cusp of one house of Placidus, 1 to 12. */
export function onPlacidusCusp(house: number): HourAngles {
  const index0 = PLACIDUS_HOUSES.indexOf(house);
  if (index0 < 0) throw new InvariantError("no house", { house });
  return { count: 1, at: (_, point, turning) => ON_PLACIDUS_CUSPS.at(index0, point, turning) };
}

/** The cusps of Koch that rise: degrees of the equator after the Ascendant, and thirds of the midheaven's difference. */
const KOCH_CUSPS = [
  [-60, -2],
  [-30, -1],
  [0, 0],
  [30, 1],
  [60, 2],
] as const;

/**
 * On the cusps of Koch: the points that rise when the meridian has turned by thirds of the time in which the midheaven's
 * own degree came up from the horizon, and the points opposite. None where the point, or the midheaven, does not rise.
 */
export const ON_KOCH_CUSPS: HourAngles = {
  count: 2 * KOCH_CUSPS.length + 2,
  at: (index0, { declinationDeg }, turning) => {
    const half = halfDayDeg(declinationDeg, turning.latitudeDeg);
    const midheaven = onEquator(midheavenDegOf(turning), turning.obliquityDeg);
    const rise = halfDayDeg(midheaven.declinationDeg, turning.latitudeDeg);
    if (half === undefined || rise === undefined) return undefined;
    const cusp = KOCH_CUSPS[Math.floor(index0 / 2)];
    const isRising = index0 % 2 === 0;
    if (cusp === undefined) return isRising ? 0 : 180;
    const [deg, thirds] = cusp;
    return (isRising ? -half : half) - deg - (thirds * (rise - 90)) / 3;
  },
};
