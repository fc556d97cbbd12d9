import { dayNumberOf, weekdayOf } from "@almagest/civil-time";
import { type Ephemeris, separationDeg } from "@almagest/ephemeris";
import type { ChartMoment } from "@almagest/sky";
import { SEVEN_GRAHAS, type SevenGraha, weekdayLord } from "../grahas";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { noSunrise, type SolarDay, solarDayAt, sunriseDate } from "../sky/sun";
import { signsOfGrahas } from "../tables/dignity";
import { signIndex0 } from "../zodiac/circle";
import { beneficenceOf } from "./beneficence";
import { chestaBala } from "./chesta";
import { drikBalaAt } from "./drik";
import {
  abdaAndMasaLords,
  ayanaBala,
  horaLord,
  hourAngleDeg,
  type KalaBala,
  type KalaMoment,
  kalaBalaOf,
} from "./kala";
import { type SthanaBala, sthanaBalaOf } from "./sthana";

/** The six strengths of one graha, in virupas. */
export interface Shadbala {
  readonly id: SevenGraha;
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala;
  readonly chesta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly sthanaTotal: number;
  readonly kalaTotal: number;
  readonly total: number;
  /** The strength expected of the graha, in rupas of 60 virupas. */
  readonly requiredRupas: number;
  /** Total over requirement. */
  readonly ratio: number;
  readonly ishta: number;
  readonly kashta: number;
  /** 1 to 7 by `ratio`. */
  readonly rank: number;
}

export interface ShadbalaFacts {
  readonly chart: VedicChart;
  readonly day: SolarDay;
  /** Of the sunrise that began the day. */
  readonly sunriseEpochMs: number;
  readonly moment: KalaMoment;
  /** Sun to Saturn. */
  readonly grahas: readonly Shadbala[];
}

/** Sevenths of 60 in order of brightness (Brihat Parashara Hora Shastra 27.16). */
const NAISARGIKA_SEVENTHS = {
  sun: 7,
  moon: 6,
  venus: 5,
  jupiter: 4,
  mercury: 3,
  mars: 2,
  saturn: 1,
} as const satisfies Readonly<Record<SevenGraha, number>>;

export function naisargikaBala(id: SevenGraha): number {
  return (60 * NAISARGIKA_SEVENTHS[id]) / 7;
}

/** Rupas that make a graha strong (the same, 27.32-33, as Sripati and Raman have them). */
export const REQUIRED_RUPAS = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
} as const satisfies Readonly<Record<SevenGraha, number>>;

const VIRUPAS_PER_RUPA = 60;

/**
 * Shadbala of a birth.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise and set on that day: strengths of time are
 * counted from sunrise.
 */
export function computeShadbala(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): ShadbalaFacts {
  return shadbalaOf(ephemeris, vedicChartOf(ephemeris, input));
}

export function shadbalaOf(ephemeris: Ephemeris, chart: VedicChart): ShadbalaFacts {
  const facts = shadbalaWhereSunRises(ephemeris, chart);
  const { input } = chart.birth;
  if (facts === undefined) throw noSunrise(input, input.date, "shadbala");
  return facts;
}

/** The same; undefined where the Sun does not rise and set on that day. */
export function shadbalaWhereSunRises(ephemeris: Ephemeris, chart: VedicChart): ShadbalaFacts | undefined {
  const { input, moment } = chart.birth;
  const day = solarDayAt(ephemeris, input, moment.jdUt1);
  if (day === undefined) return undefined;
  const kalaMoment = kalaMomentOf(ephemeris, chart, day);
  const unranked = SEVEN_GRAHAS.map((id) => strengthOf(id, chart, kalaMoment));
  const byRatio = [...unranked].sort((a, b) => b.ratio - a.ratio);
  const grahas = unranked.map((one) => ({ ...one, rank: byRatio.indexOf(one) + 1 }));
  return {
    chart,
    day,
    sunriseEpochMs: ephemeris.epochMillisecondsOf(day.sunrise.jdTt),
    moment: kalaMoment,
    grahas,
  };
}

function kalaMomentOf(ephemeris: Ephemeris, chart: VedicChart, day: SolarDay): KalaMoment {
  const { birth, grahas, armcDeg } = chart;
  const { jdUt1, jdTt } = birth.moment;
  const isDay = jdUt1 < day.sunset.jdUt1;
  const [from, to] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const elapsed = (jdUt1 - from.jdUt1) / (to.jdUt1 - from.jdUt1);
  const date = sunriseDate(ephemeris, day, birth.moment.civil.offsetHours);
  const weekday0 = weekdayOf(date);
  return {
    sunHourAngleDeg: hourAngleDeg(armcDeg, ephemeris.equatorial("sun", jdTt).rightAscensionDeg),
    elongationDeg: separationDeg(grahaOf(grahas, "moon").tropicalDeg, grahaOf(grahas, "sun").tropicalDeg),
    beneficence: beneficenceOf(grahas),
    isDay,
    elapsed,
    lords: {
      ...abdaAndMasaLords(dayNumberOf(date) + UNIX_EPOCH_JD),
      vara: weekdayLord(weekday0),
      hora: horaLord(weekday0, isDay, elapsed),
    },
  };
}

const UNIX_EPOCH_JD = 2_440_587.5;

function strengthOf(id: SevenGraha, chart: VedicChart, moment: KalaMoment): Omit<Shadbala, "rank"> {
  const { longitudeDeg, tropicalDeg } = grahaOf(chart.grahas, id);
  const lagnaSign0 = signIndex0(chart.lagnaDeg);
  const sthana = sthanaBalaOf({ id, longitudeDeg, lagnaSign0, signs: signsOfGrahas(chart.grahas) });
  const kala = kalaBalaOf(id, tropicalDeg, moment);
  const six = {
    sthanaTotal: sumOf(Object.values(sthana)),
    dig: digBala(id, chart),
    kalaTotal: sumOf(Object.values(kala)),
    chesta: motionOf(id, tropicalDeg, chart.birth.moment, moment),
    naisargika: naisargikaBala(id),
    drik: drikBalaAt(longitudeDeg, chart.grahas, moment.beneficence),
  };
  const total = sumOf(Object.values(six));
  const requiredRupas = REQUIRED_RUPAS[id];
  return {
    id,
    sthana,
    kala,
    ...six,
    total,
    requiredRupas,
    ratio: total / (requiredRupas * VIRUPAS_PER_RUPA),
    ishta: Math.sqrt(sthana.uccha * six.chesta),
    kashta: Math.sqrt((60 - sthana.uccha) * (60 - six.chesta)),
  };
}

/** A third of the arc from the angle where the graha has no strength of direction: 0 to 60. */
function digBala(id: SevenGraha, { grahas, lagnaDeg, midheavenDeg }: VedicChart): number {
  const powerlessDeg = {
    sun: midheavenDeg + 180,
    mars: midheavenDeg + 180,
    jupiter: lagnaDeg + 180,
    mercury: lagnaDeg + 180,
    moon: midheavenDeg,
    venus: midheavenDeg,
    saturn: lagnaDeg,
  }[id];
  return separationDeg(grahaOf(grahas, id).longitudeDeg, powerlessDeg) / 3;
}

/** The Sun has its declination for motion, the Moon its elongation. */
function motionOf(id: SevenGraha, tropicalDeg: number, { jdTt }: ChartMoment, { elongationDeg }: KalaMoment): number {
  if (id === "sun") return ayanaBala(id, tropicalDeg);
  return id === "moon" ? elongationDeg / 3 : chestaBala(id, tropicalDeg, jdTt);
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}
