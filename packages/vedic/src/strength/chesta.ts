import { normalizeDeg, separationDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import type { FIVE_PLANETS } from "../grahas";

type Planet = (typeof FIVE_PLANETS)[number];

const J2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

/**
 * Mean longitudes of date: degrees at J2000 and degrees a Julian century (J. Meeus, Astronomical Algorithms, table 31.A,
 * after Simon and others 1994). The Sun's is the Earth's, turned round.
 */
const MEAN_LONGITUDES = {
  sun: [280.466457, 36000.7698278, 0.00030322],
  mercury: [252.250906, 149474.0722491, 0.0003035],
  venus: [181.979801, 58519.2130302, 0.00031014],
  mars: [355.433, 19141.6964471, 0.00031052],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  saturn: [50.077444, 1223.5110686, 0.00051908],
} as const satisfies Readonly<Record<Planet | "sun", readonly [number, number, number]>>;

/** The mean longitude by the equinox of date, [0, 360). */
export function meanLongitudeDeg(id: Planet | "sun", jdTt: number): number {
  const centuries = (jdTt - J2000) / DAYS_PER_CENTURY;
  const [at2000, rate, growth] = MEAN_LONGITUDES[id];
  return normalizeDeg(at2000 + (rate + growth * centuries) * centuries);
}

/**
 * Strength of motion of Mars to Saturn, 0 to 60: a third of the arc from the apex of the fast epicycle (seeghrocha) to the
 * middle between mean and true place (Brihat Parashara Hora Shastra 27.24-25; Raman, Graha and Bhava Balas 8). The apex is
 * the mean Sun; for Mercury and Venus it is their own mean place, and the mean Sun is theirs.
 */
export function chestaBala(id: Planet, tropicalDeg: number, jdTt: number): number {
  const { seeghrochaDeg, middleDeg } = apexAndMiddle(id, tropicalDeg, jdTt);
  return separationDeg(seeghrochaDeg, middleDeg) / 3;
}

/** The apex of the fast epicycle, and the middle between mean and true place. */
export function apexAndMiddle(
  id: Planet,
  tropicalDeg: number,
  jdTt: number,
): { readonly seeghrochaDeg: number; readonly middleDeg: number } {
  const isInner = id === "mercury" || id === "venus";
  const meanDeg = meanLongitudeDeg(isInner ? "sun" : id, jdTt);
  return {
    seeghrochaDeg: meanLongitudeDeg(isInner ? id : "sun", jdTt),
    middleDeg: normalizeDeg(meanDeg + signedDifferenceDeg(tropicalDeg, meanDeg) / 2),
  };
}
