/** The two ayanamsas of the Krishnamurti Paddhati that are a formula and need no engine. */
export type KpAyanamsa = "kp-newcomb" | "kp-old";

const JD_1900 = 2_415_020.5;
const JULIAN_YEAR_DAYS = 365.25;
const RATE_ARCSEC_PER_YEAR = 50.2388475;
const RATE_GROWTH_ARCSEC_PER_YEAR2 = 0.000111;

const AT_1900_ARCSEC = {
  "kp-newcomb": 22 * 3600 + 22 * 60 + 15,
  "kp-old": 22 * 3600 + 22 * 60,
} as const satisfies Record<KpAyanamsa, number>;

/**
 * Ayanamsa of the Krishnamurti Paddhati in degrees, without nutation, as its authors define it. T is in Julian years
 * of 365.25 days from 1900-01-01 00:00 UT.
 * - `kp-newcomb`: 22°22'15" + 50.2388475" T + 0.000111" T², the KP New Ayanamsa of K. Balachandran, where the rate
 *   grows as in Newcomb's precession (0.000222" a year).
 * - `kp-old`: 22°22'00" + 50.2388475" T, the constant rate behind the table of K. S. Krishnamurti, KP Reader I.
 */
export function kpAyanamsaDeg(ayanamsa: KpAyanamsa, jdUt: number): number {
  const years = (jdUt - JD_1900) / JULIAN_YEAR_DAYS;
  const growth = ayanamsa === "kp-newcomb" ? RATE_GROWTH_ARCSEC_PER_YEAR2 * years : 0;
  return (AT_1900_ARCSEC[ayanamsa] + (RATE_ARCSEC_PER_YEAR + growth) * years) / 3600;
}
