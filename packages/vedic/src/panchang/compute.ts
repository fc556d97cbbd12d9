import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type Engine, engineOf, eventOnDate, rememberedSky, requireCivilDate, type SunEvent } from "@almagest/sky";
import { type FestivalOfDay, festivalsOn, isFestivalYear } from "../festivals/occurrences";
import { type CalendarDay, calendarOfDay } from "./calendar-day";
import { type Bhadra, bhadraOf, type Panchaka, panchakaOf } from "./dangers";
import { type DayInput, type PanchangDay, panchangDay } from "./day";
import { type DayLimbs, limbsOfDay } from "./day-limbs";
import { type Hora, horas } from "./hours";
import { type LimbKind, type LimbPlace, type LimbSpan, limbSpans, limbsAt, luminariesAt } from "./limbs";
import { type DayVerdict, verdictOfDay } from "./verdict";
import { amritas, type StarWindow, varjyams } from "./windows";

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
  requireCivilDate(input);
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
