import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type Engine, engineOf, rememberedSky } from "@almagest/sky";
import { type FestivalOfDay, festivalsOn, isFestivalYear } from "../festivals/occurrences";
import { type CalendarDay, calendarOfDay } from "./calendar-day";
import { type Bhadra, bhadraOf, type Panchaka, panchakaOf } from "./dangers";
import { type DayInput, eventOnDate, type PanchangDay, panchangDay, type SunEvent } from "./day";
import { type Hora, horas } from "./hours";
import { type LimbKind, type LimbPlace, type LimbSpan, limbSpans, limbsAt, luminariesAt, moonSignSpans } from "./limbs";
import { type DayVerdict, verdictOfDay } from "./verdict";
import { amritas, type StarWindow, varjyams } from "./windows";

export type LimbSpans = Readonly<Record<LimbKind, readonly LimbSpan[]>>;

/** The limbs of a panchang's day: those at its sunrise, and all others before the next. */
export interface DayLimbs {
  readonly day: PanchangDay;
  /** At sunrise. */
  readonly places: Readonly<Record<LimbKind, LimbPlace>>;
  /** Longitudes at sunrise by Lahiri, [0, 360). */
  readonly sunLongitudeDeg: number;
  readonly moonLongitudeDeg: number;
  /** All that run between this sunrise and the next, whole, the one at sunrise first: skipped ones included. */
  readonly spans: LimbSpans;
  readonly moonSigns: readonly LimbSpan[];
}

/**
 * The five limbs of the day that begins with the sunrise of a civil date at a place. By Lahiri, apparent positions, each
 * border within 2 ms.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise and set there that day.
 */
export function panchangLimbs(ephemeris: Ephemeris, input: DayInput): DayLimbs {
  return limbsOfDay(rememberedSky(ephemeris), panchangDay(ephemeris, input));
}

export function limbsOfDay(sky: Ephemeris, day: PanchangDay): DayLimbs {
  const window = windowOf(day);
  const spans = (kind: LimbKind): readonly LimbSpan[] => limbSpans(sky, kind, window);
  return {
    day,
    places: limbsAt(sky, day.sunrise.jdTt),
    ...luminariesAt(sky, day.sunrise.jdTt),
    spans: { tithi: spans("tithi"), nakshatra: spans("nakshatra"), yoga: spans("yoga"), karana: spans("karana") },
    moonSigns: moonSignSpans(sky, window),
  };
}

function windowOf({ sunrise, nextSunrise }: PanchangDay): SearchWindow {
  return { fromJdTt: sunrise.jdTt, toJdTt: nextSunrise.jdTt };
}

/** A hora by its number in the whole day, 1 to 24. */
export interface DayHora extends Hora {
  readonly numberOfDay: number;
}

export interface DetailedPanchang extends DayLimbs {
  readonly engine: Engine;
  readonly ayanamsaDeg: number;
  /** On the civil date; undefined where it does not rise or set on it. */
  readonly moonrise: SunEvent | undefined;
  readonly moonset: SunEvent | undefined;
  /** Of the present moment where that is in this day, else the first. */
  readonly hora: DayHora;
  /** Those that begin between this sunrise and the next. */
  readonly varjyams: readonly StarWindow[];
  readonly amritas: readonly StarWindow[];
  readonly panchaka: Panchaka | undefined;
  readonly bhadra: Bhadra;
  /** Undefined at the ends of the ephemeris. */
  readonly calendar: CalendarDay | undefined;
  readonly verdict: DayVerdict;
  /** Undefined outside of the years whose festivals are told. */
  readonly festivals: readonly FestivalOfDay[] | undefined;
}

/** Everything a printed panchang says of a day at a place. */
export function computeDetailedPanchang(
  input: DayInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): DetailedPanchang {
  const sky = rememberedSky(ephemeris);
  const day = panchangDay(sky, input);
  const limbs = limbsOfDay(sky, day);
  const begins = ({ startMs }: StarWindow): boolean =>
    startMs >= day.sunrise.epochMs && startMs < day.nextSunrise.epochMs;
  const stays = limbs.spans.nakshatra;
  const place = { latitude: input.latitude, longitude: input.longitude };
  const bhadra = bhadraOf(sky, limbs);
  const calendar = calendarOfDay(sky, limbs);
  const festivals = isFestivalYear(input.date) ? festivalsOn(sky, input) : undefined;
  return {
    ...limbs,
    engine: engineOf(ephemeris),
    ayanamsaDeg: sky.ayanamsaDeg("lahiri", day.sunrise.jdTt),
    moonrise: eventOnDate(sky, day.midnight, { body: "moon", event: "rise", place }),
    moonset: eventOnDate(sky, day.midnight, { body: "moon", event: "set", place }),
    hora: horaAt(day, now),
    varjyams: varjyams(stays).filter(begins),
    amritas: amritas(stays).filter(begins),
    panchaka: panchakaOf(sky, limbs),
    bhadra,
    calendar,
    verdict: verdictOfDay({ limbs, bhadra, month: calendar?.month, festivals: festivals ?? [] }),
    festivals,
  };
}

function horaAt(day: PanchangDay, epochMs: number): DayHora {
  const { day: ofDay, night } = horas(day);
  const all = [...ofDay, ...night].map((hora, index0) => ({ ...hora, numberOfDay: index0 + 1 }));
  return all.find(({ startMs, endMs }) => epochMs >= startMs && epochMs < endMs) ?? at(all, 0);
}

/** The limbs of an instant, each with its span. */
export interface InstantLimbs {
  readonly engine: Engine;
  readonly ayanamsaDeg: number;
  readonly places: Readonly<Record<LimbKind, LimbPlace>>;
  readonly sunLongitudeDeg: number;
  readonly moonLongitudeDeg: number;
  readonly spans: Readonly<Record<LimbKind, LimbSpan>>;
}

const INSTANT_DAYS = 1e-6;

/** The limbs that run at an instant. No place takes part: Sun and Moon are seen from the Earth's center. */
export function limbsOfInstant(ephemeris: Ephemeris, jdTt: number): InstantLimbs {
  const sky = rememberedSky(ephemeris);
  const places = limbsAt(sky, jdTt);
  const window = { fromJdTt: jdTt, toJdTt: jdTt + INSTANT_DAYS };
  const span = (kind: LimbKind): LimbSpan => {
    const spans = limbSpans(sky, kind, window);
    return spans.find(({ index0 }) => index0 === places[kind].index0) ?? at(spans, 0);
  };
  return {
    engine: engineOf(ephemeris),
    ayanamsaDeg: sky.ayanamsaDeg("lahiri", jdTt),
    places,
    ...luminariesAt(sky, jdTt),
    spans: { tithi: span("tithi"), nakshatra: span("nakshatra"), yoga: span("yoga"), karana: span("karana") },
  };
}
