import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import type { ChartMoment } from "@almagest/sky";
import { nakshatraOf, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from "@almagest/vedic/facts";
import type { Conventions } from "../settings/conventions";

const CYCLE_YEARS = 120;
const lords: readonly string[] = VIMSHOTTARI_LORDS;
const NAKSHATRA_DEG = 40 / 3;

interface PeriodAsked {
  /** Sidereal, [0, 360). */
  readonly moonDeg: number;
  /** Days from 1970-01-01 by the clock of the birth. */
  readonly birthDay: number;
  readonly yearDays: number;
  /** The lord of the major period, and of the sub period where there is one. */
  readonly path: readonly string[];
}

/** The day on which a period of the Vimshottari cycle that runs at birth begins, by a year of any length. */
export function periodStart({ moonDeg, birthDay, yearDays, path }: PeriodAsked): number | undefined {
  const { lord } = nakshatraOf(moonDeg);
  const passed = (moonDeg % NAKSHATRA_DEG) / NAKSHATRA_DEG;
  const begin = -passed * VIMSHOTTARI_YEARS[lord];
  const major = stepsTo(lord, path[0], CYCLE_YEARS);
  if (major === undefined) return undefined;
  const sub = path.length > 1 ? stepsTo(path[0], path[1], major.years) : { before: 0 };
  return sub === undefined ? undefined : birthDay + (begin + major.before + sub.before) * yearDays;
}

/** The years before a lord's part of a span that begins with another's, and those of the part. */
function stepsTo(first: string | undefined, wanted: string | undefined, years: number) {
  const first0 = lords.indexOf(first ?? "");
  let before = 0;
  for (let step = 0; step < VIMSHOTTARI_LORDS.length; step++) {
    const lord = VIMSHOTTARI_LORDS[(first0 + step) % VIMSHOTTARI_LORDS.length] ?? "sun";
    const length = (VIMSHOTTARI_YEARS[lord] * years) / CYCLE_YEARS;
    if (lord === wanted) return { before, years: length };
    before += length;
  }
  return undefined;
}

const TROPICAL_YEAR_DAYS = 365.24219;
/** The Sun's mean motion in a day, for a year: 0°59'08.33" (Valentin Naibod, 16th century). */
const NAIBOD_DEG = 59 / 60 + 8.33 / 3600;

interface ArcAsked {
  readonly arc: Conventions["arc"];
  /** Days from 1970-01-01. */
  readonly day: number;
}

/** The solar arc for noon of a day in life: of the progressed Sun, of its mean motion, or a degree for a year. */
export function arcDeg(ephemeris: Ephemeris, moment: ChartMoment, { arc, day }: ArcAsked): number {
  const birthDay = moment.civil.epochMilliseconds / 86_400_000;
  const years = (day + 0.5 - birthDay) / TROPICAL_YEAR_DAYS;
  if (arc === "degree") return years;
  if (arc === "naibod") return years * NAIBOD_DEG;
  const sunDeg = (jdTt: number): number => ephemeris.ecliptic("sun", jdTt).longitudeDeg;
  return normalizeDeg(sunDeg(moment.jdTt + years) - sunDeg(moment.jdTt));
}
