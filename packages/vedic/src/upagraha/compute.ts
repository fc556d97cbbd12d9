import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { housesOf, type Place } from "@almagest/sky";
import { type SevenGraha, weekdayLord } from "../grahas";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { type Frame, inFrameDeg } from "../sky/frame";
import { grahaOf } from "../sky/positions";
import { type SolarDay, solarDayAt, varaOfDay } from "../sky/sun";

/** In the order of answers. */
export const TIME_BASED = ["gulika", "mandi", "kala", "mrityu", "ardhaprahara", "yamaghantaka"] as const;
export const SUN_BASED = ["dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu"] as const;
export type TimeBasedId = (typeof TIME_BASED)[number];
export type SunBasedId = (typeof SUN_BASED)[number];

/** The graha in whose part of the day each rises, and the point in that part: 0 its start, 0.5 its middle. */
const PART_OF = {
  gulika: { lord: "saturn", fraction: 0 },
  mandi: { lord: "saturn", fraction: 0.5 },
  kala: { lord: "sun", fraction: 0 },
  mrityu: { lord: "mars", fraction: 0 },
  ardhaprahara: { lord: "mercury", fraction: 0 },
  yamaghantaka: { lord: "jupiter", fraction: 0 },
} as const satisfies Readonly<Record<TimeBasedId, { lord: SevenGraha; fraction: number }>>;

export interface Upagraha<Id extends string> {
  readonly id: Id;
  /** In the chart's frame, [0, 360). */
  readonly longitudeDeg: number;
}

export interface UpagrahaFacts {
  readonly chart: VedicChart;
  /** Undefined where the Sun does not rise and set on that day. */
  readonly day: SolarDay | undefined;
  /** Of the sunrise that began the day. */
  readonly sunriseEpochMs: number | undefined;
  /** Empty where there is no sunrise to count from. */
  readonly timeBased: readonly Upagraha<TimeBasedId>[];
  readonly sunBased: readonly Upagraha<SunBasedId>[];
}

/** The shadowy points of a birth. */
export function computeUpagrahas(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): UpagrahaFacts {
  const chart = vedicChartOf(ephemeris, input);
  const day = solarDayAt(ephemeris, input, chart.birth.moment.jdUt1);
  return {
    chart,
    day,
    sunriseEpochMs: day && ephemeris.epochMillisecondsOf(day.sunrise.jdTt),
    timeBased: day === undefined ? [] : timeBasedOf(ephemeris, chart, day),
    sunBased: sunBasedOf(grahaOf(chart.grahas, "sun").longitudeDeg),
  };
}

/** Five points at fixed arcs from the Sun (Brihat Parashara Hora Shastra 3.61-64). */
export function sunBasedOf(sunDeg: number): readonly Upagraha<SunBasedId>[] {
  const dhuma = sunDeg + 133 + 20 / 60;
  const vyatipata = 360 - dhuma;
  const parivesha = vyatipata + 180;
  const indrachapa = 360 - parivesha;
  const upaketu = indrachapa + 16 + 40 / 60;
  const longitudes = { dhuma, vyatipata, parivesha, indrachapa, upaketu };
  return SUN_BASED.map((id) => ({ id, longitudeDeg: normalizeDeg(longitudes[id]) }));
}

/**
 * The part, zero-based, of the eight of a day or night that a graha owns. A day begins with the lord of its weekday, a
 * night with that of the fifth weekday from it; the part that no graha owns follows Saturn's (Brihat Parashara Hora
 * Shastra 3.66-69 as Narasimha Rao and the programs after him read it).
 */
export function partOfGraha0(lord: SevenGraha, weekday0: number, isDay: boolean): number {
  const first0 = (weekday0 + (isDay ? 0 : 4)) % 7;
  const owners = Array.from({ length: 8 }, (_, step) => (first0 + step) % 8).map((index0) =>
    index0 === 7 ? undefined : weekdayLord(index0),
  );
  return owners.indexOf(lord);
}

function timeBasedOf(ephemeris: Ephemeris, chart: VedicChart, day: SolarDay): readonly Upagraha<TimeBasedId>[] {
  const { moment, input } = chart.birth;
  const weekday0 = varaOfDay(ephemeris, day, moment.civil.offsetHours);
  return timeBasedIn(ephemeris, day, { place: input, frame: chart.frame, jdUt1: moment.jdUt1, weekday0 });
}

/** The instant of a birth in its day, and the frame that its points are told in. */
export interface UpagrahaMoment {
  readonly place: Place;
  readonly frame: Frame;
  readonly jdUt1: number;
  readonly weekday0: number;
}

export function timeBasedIn(
  ephemeris: Ephemeris,
  day: SolarDay,
  { place, frame, jdUt1: birthJdUt1, weekday0 }: UpagrahaMoment,
): readonly Upagraha<TimeBasedId>[] {
  const isDay = birthJdUt1 < day.sunset.jdUt1;
  const [from, to] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  return TIME_BASED.map((id) => {
    const { lord, fraction } = PART_OF[id];
    const part0 = partOfGraha0(lord, weekday0, isDay);
    const jdUt1 = from.jdUt1 + ((part0 + fraction) / 8) * (to.jdUt1 - from.jdUt1);
    const { ascendantDeg } = housesOf(ephemeris, { input: place, moment: { jdUt1 } }, "whole-sign");
    return { id, longitudeDeg: inFrameDeg(ascendantDeg, frame) };
  });
}
