import { type EquatorPoint, halfDayDeg, midheavenDegOf, onEquator, type Turning } from "./angles";

/** Hour angles, in degrees and west of the meridian, at which a point has a certain place in the sky. */
export type HourAngles = (point: EquatorPoint, turning: Turning) => readonly number[];

/** On the upper meridian. */
export const ON_MIDHEAVEN: HourAngles = () => [0];

/** Rising as the Ascendant does; beyond the polar circles, where it may be either of the two on the horizon, setting too. */
export const ON_ASCENDANT: HourAngles = ({ declinationDeg }, { latitudeDeg, obliquityDeg }) => {
  const half = halfDayDeg(declinationDeg, latitudeDeg);
  if (half === undefined) return [];
  return Math.abs(latitudeDeg) + obliquityDeg < 90 - CIRCLE_MARGIN_DEG ? [-half] : [-half, half];
};

/** A latitude so near a polar circle is taken to be beyond it too. */
export const CIRCLE_MARGIN_DEG = 0.01;

/** On the horizon, rising and setting. */
export const ON_HORIZON: HourAngles = ({ declinationDeg }, { latitudeDeg }) => {
  const half = halfDayDeg(declinationDeg, latitudeDeg);
  return half === undefined ? [] : [-half, half];
};

/** On the cusps of Placidus: thirds of the half arcs of day and night. None where the point does not rise and set. */
export const ON_PLACIDUS_CUSPS: HourAngles = ({ declinationDeg }, { latitudeDeg }) => {
  const day = halfDayDeg(declinationDeg, latitudeDeg);
  if (day === undefined) return [];
  const night = 180 - day;
  const sides = [1, 2, 3].flatMap((third) => [(day * third) / 3, 180 - (night * third) / 3]);
  return [0, 180, ...sides, ...sides.map((deg) => -deg)];
};

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
export const ON_KOCH_CUSPS: HourAngles = ({ declinationDeg }, turning) => {
  const half = halfDayDeg(declinationDeg, turning.latitudeDeg);
  const midheaven = onEquator(midheavenDegOf(turning), turning.obliquityDeg);
  const rise = halfDayDeg(midheaven.declinationDeg, turning.latitudeDeg);
  if (half === undefined || rise === undefined) return [];
  const thirdDeg = (rise - 90) / 3;
  return [
    0,
    180,
    ...KOCH_CUSPS.flatMap(([deg, thirds]) => [-half, half].map((side) => side - deg - thirds * thirdDeg)),
  ];
};
