import { addDays } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type ChartMoment, chartMoment, type Engine, engineOf, horizonEventAfter, type Place } from "@almagest/sky";
import type { DoshaId } from "../tables/doshas";

export const DOSHA_CLOCKS = ["sunrise-anchored", "clock-hours"] as const;
export type DoshaClock = (typeof DOSHA_CLOCKS)[number];

export interface DayInput extends Place {
  readonly date: string;
  readonly timezone: number | string;
  readonly doshaClock: DoshaClock;
}

/** Half-open, in UTC epoch milliseconds. */
export interface DoshaPeriod {
  readonly dosha: DoshaId;
  readonly startMs: number;
  readonly endMs: number;
  readonly span: "day" | "night";
  /** Of the day or of the night, 1 to 3; not by the clock. */
  readonly third?: number;
}

/** The Sun's events from a civil date's midnight on; undefined where one is missing within a day. */
export interface SunOfDay {
  readonly sunriseMs: number | undefined;
  readonly sunsetMs: number | undefined;
  readonly nextSunriseMs: number | undefined;
  readonly state: SunState;
}

export const SUN_STATES = ["rises-and-sets", "midnight-sun", "polar-night"] as const;
export type SunState = (typeof SUN_STATES)[number];

export interface DayOfDoshas {
  readonly input: DayInput;
  readonly midnight: ChartMoment;
  readonly engine: Engine;
  readonly sun: SunOfDay;
  /** The one used: by the clock where the Sun does not rise and set, whatever was asked for. */
  readonly clock: DoshaClock;
  readonly brahmaMuhurta: { readonly startMs: number; readonly endMs: number } | undefined;
  readonly periods: readonly DoshaPeriod[];
  /** By the other clock; none where the Sun does not rise and set. */
  readonly alternatePeriods: readonly DoshaPeriod[];
}

export const MUHURTA_MINUTES = 48;
export const MUHURTAS_PER_DAY = 30;
const MUHURTA_MS = MUHURTA_MINUTES * 60_000;

/** Beginning, middle and end of a day and of a night: Ashtanga Hridaya, Sutrasthana 1.8. */
const THIRDS = ["kapha", "pitta", "vata"] as const satisfies readonly DoshaId[];

/** The day of a place, from its sunrise to the next, cut by the doshas. */
export function computeDayOfDoshas(input: DayInput, { ephemeris }: { readonly ephemeris: Ephemeris }): DayOfDoshas {
  const midnight = chartMoment(ephemeris, { ...input, time: "00:00:00" });
  const sun = sunOfDay(ephemeris, input, midnight);
  const byTheSun = sunPeriods(sun);
  const byTheClock = clockPeriods(ephemeris, input);
  const clock = byTheSun.length === 0 ? "clock-hours" : input.doshaClock;
  const { sunriseMs } = sun;
  return {
    input,
    midnight,
    engine: engineOf(ephemeris),
    sun,
    clock,
    brahmaMuhurta:
      sunriseMs === undefined ? undefined : { startMs: sunriseMs - 2 * MUHURTA_MS, endMs: sunriseMs - MUHURTA_MS },
    periods: clock === "clock-hours" ? byTheClock : byTheSun,
    alternatePeriods: clock === "clock-hours" ? byTheSun : byTheClock,
  };
}

/** The sunrise is the first of the civil date, the sunset the first after it, the next sunrise the first after that. */
function sunOfDay(ephemeris: Ephemeris, input: DayInput, midnight: ChartMoment): SunOfDay {
  const place = { latitude: input.latitude, longitude: input.longitude };
  const next = (event: "rise" | "set", afterMs: number): number | undefined => {
    const { jdUt1 } = ephemeris.timeScales(afterMs);
    const found = horizonEventAfter(ephemeris, { body: "sun", event, place, afterJdUt1: jdUt1 });
    return found && ephemeris.epochMillisecondsOf(found.jdTt);
  };
  const nextMidnight = chartMoment(ephemeris, { ...input, date: addDays(input.date, 1), time: "00:00:00" });
  const rising = next("rise", midnight.civil.epochMilliseconds);
  const sunriseMs = rising !== undefined && rising < nextMidnight.civil.epochMilliseconds ? rising : undefined;
  const sunsetMs = sunriseMs === undefined ? undefined : next("set", sunriseMs);
  const nextSunriseMs = sunsetMs === undefined ? undefined : next("rise", sunsetMs);
  const { declinationDeg } = ephemeris.equatorial("sun", midnight.jdTt + 0.5);
  const polar = declinationDeg * input.latitude > 0 ? "midnight-sun" : "polar-night";
  return { sunriseMs, sunsetMs, nextSunriseMs, state: nextSunriseMs === undefined ? polar : "rises-and-sets" };
}

/** Three thirds of the day, three of the night; none where a crossing is missing. */
function sunPeriods({ sunriseMs, sunsetMs, nextSunriseMs }: SunOfDay): readonly DoshaPeriod[] {
  if (sunriseMs === undefined || sunsetMs === undefined || nextSunriseMs === undefined) return [];
  return [...thirdsOf("day", sunriseMs, sunsetMs), ...thirdsOf("night", sunsetMs, nextSunriseMs)];
}

function thirdsOf(span: "day" | "night", fromMs: number, toMs: number): readonly DoshaPeriod[] {
  const edgeMs = (index0: number): number => fromMs + ((toMs - fromMs) * index0) / 3;
  return THIRDS.map((dosha, index0) => ({
    dosha,
    span,
    startMs: edgeMs(index0),
    endMs: edgeMs(index0 + 1),
    third: index0 + 1,
  }));
}

const CLOCK_HOURS = [6, 10, 14, 18, 22, 26, 30] as const;

/** Six blocks of four hours by the clock of the place, from 06:00; a change of the clock lengthens or shortens one. */
function clockPeriods(ephemeris: Ephemeris, input: DayInput): readonly DoshaPeriod[] {
  const edgesMs = CLOCK_HOURS.map((hour) => {
    const time = `${String(hour % 24).padStart(2, "0")}:00:00`;
    const date = addDays(input.date, Math.floor(hour / 24));
    return chartMoment(ephemeris, { ...input, date, time }).civil.epochMilliseconds;
  });
  return edgesMs.slice(1).map((endMs, index0) => ({
    dosha: THIRDS[index0 % 3] ?? "vata",
    span: index0 < 3 ? "day" : "night",
    startMs: edgesMs[index0] ?? endMs,
    endMs,
  }));
}
