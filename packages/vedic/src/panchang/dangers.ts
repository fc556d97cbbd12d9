import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { solarDayAt, varaOfDay } from "../sky/sun";
import { signIndex0 } from "../zodiac/circle";
import { isVishti } from "./attributes";
import type { PanchangDay, Span } from "./day";
import { type LimbSpan, limbSpans, luminariesAt, moonSignSpans } from "./limbs";

const DAY_MS = 86_400_000;

const AQUARIUS0 = 10;
const PISCES0 = 11;
/** The Moon takes 5.3 days at most through two signs. */
const REACH_DAYS = 5.5;

/** Names of Panchaka by the day it begins on, Sunday to Saturday. On a Wednesday or Thursday it has no name. */
const PANCHAKA_TYPES = ["roga", "raja", "agni", undefined, undefined, "chora", "mrityu"] as const;
export type PanchakaType = NonNullable<(typeof PANCHAKA_TYPES)[number]>;

/** The Moon in Aquarius and Pisces, from the second half of Dhanishta to the end of Revati. */
export interface Panchaka extends Span {
  readonly type: PanchakaType | undefined;
}

interface DayWithMoon {
  readonly day: PanchangDay;
  readonly moonSigns: readonly LimbSpan[];
}

/** The Panchaka that runs at some instant between this sunrise and the next. */
export function panchakaOf(ephemeris: Ephemeris, { day, moonSigns }: DayWithMoon): Panchaka | undefined {
  const isIn = ({ index0 }: LimbSpan): boolean => index0 === AQUARIUS0 || index0 === PISCES0;
  if (!moonSigns.some(isIn)) return undefined;
  const around = { fromJdTt: day.sunrise.jdTt - REACH_DAYS, toJdTt: day.nextSunrise.jdTt + REACH_DAYS };
  const stays = moonSignSpans(ephemeris, around).filter(isIn);
  const touching = stays.filter(
    ({ startJdTt, endJdTt }) => endJdTt > day.sunrise.jdTt && startJdTt < day.nextSunrise.jdTt,
  );
  const first = at(touching, 0);
  const before = stays.find(({ endJdTt }) => Math.abs(endJdTt - first.startJdTt) < 1e-6) ?? first;
  const after = stays.find(({ startJdTt }) => Math.abs(startJdTt - first.endJdTt) < 1e-6) ?? first;
  const { startMs } = first.index0 === PISCES0 ? before : first;
  const { endMs } = first.index0 === PISCES0 ? first : after;
  return { startMs, endMs, type: PANCHAKA_TYPES[weekdayAt(ephemeris, day, startMs)] };
}

/** The weekday, sunrise to sunrise, of an instant; by the clock where the Sun does not rise. */
function weekdayAt(ephemeris: Ephemeris, { input, midnight }: PanchangDay, epochMs: number): number {
  const { offsetHours } = midnight.civil;
  const day = solarDayAt(ephemeris, input, ephemeris.timeScales(epochMs).jdUt1);
  return day === undefined ? weekdayOf(civilTimeAt(epochMs, offsetHours).date) : varaOfDay(ephemeris, day, offsetHours);
}

/** Where Bhadra stays while the Moon is in a sign, from Aries: only on Earth does she hinder what is done there. */
const RESIDENCES = [
  "heaven",
  "heaven",
  "heaven",
  "earth",
  "earth",
  "netherworld",
  "netherworld",
  "heaven",
  "netherworld",
  "netherworld",
  "earth",
  "earth",
] as const;
export type Residence = (typeof RESIDENCES)[number];

export interface BhadraSpan extends Span {
  /** By the Moon's sign as it begins. */
  readonly residence: Residence;
}

export interface Bhadra {
  /** The Vishti that begins on the civil date. */
  readonly beginning: BhadraSpan | undefined;
  /** Every Vishti that runs between this sunrise and the next. */
  readonly spans: readonly BhadraSpan[];
}

/** The half tithis of Vishti, whose other name is Bhadra. */
export function bhadraOf(ephemeris: Ephemeris, { day }: { readonly day: PanchangDay }): Bhadra {
  const fromMs = day.midnight.civil.epochMilliseconds;
  const toMs = fromMs + DAY_MS;
  const window = { fromJdTt: day.midnight.jdTt, toJdTt: Math.max(day.midnight.jdTt + 1, day.nextSunrise.jdTt) };
  const halves = limbSpans(ephemeris, "karana", window)
    .filter(({ index0 }) => isVishti(index0))
    .map(({ startMs, endMs, startJdTt }) => ({ startMs, endMs, residence: residenceAt(ephemeris, startJdTt) }));
  return {
    beginning: halves.find(({ startMs }) => startMs >= fromMs && startMs < toMs),
    spans: halves.filter(({ startMs, endMs }) => endMs > day.sunrise.epochMs && startMs < day.nextSunrise.epochMs),
  };
}

function residenceAt(ephemeris: Ephemeris, jdTt: number): Residence {
  const { moonLongitudeDeg } = luminariesAt(ephemeris, jdTt);
  return at(RESIDENCES, signIndex0(moonLongitudeDeg));
}
