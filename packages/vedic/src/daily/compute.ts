import { addDays, civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import { at, DomainError, type NodeType, type NowContext } from "@almagest/operation";
import {
  type Birth,
  birthOf,
  type ChartMoment,
  chartMoment,
  eventOnDate,
  housesOf,
  type Place,
  rememberedSky,
} from "@almagest/sky";
import type { Focus } from "../birth/schema";
import { type DashaPeriod, runningPeriods, vimshottari } from "../dasha/periods";
import { kpChartOf } from "../kp/chart";
import { kpFrame } from "../kp/frame";
import { type LimbKind, type LimbSpan, limbSpans, moonSignSpans } from "../panchang/limbs";
import { chartInFrame, type VedicChart } from "../sky/chart";
import { type Frame, frameAt, inFrameDeg } from "../sky/frame";
import { type Graha, grahaOf, grahasAt } from "../sky/positions";
import { contributorsOf } from "../transit/kaksha";
import { type DetectedYoga, detectYogas } from "../yoga/detect";
import { signIndex0 } from "../zodiac/circle";
import { type Finance, financeOf } from "./finance";
import { type Gochara, gocharaOf } from "./gochara";

export interface DailyInput extends Place {
  readonly birthDate: string;
  readonly birthTime: string;
  /** The day that runs in UTC by default. */
  readonly date?: string | undefined;
  readonly timezone: number | string;
  readonly nodeType: NodeType;
  readonly focus: Focus;
}

/** Where the day could not be bounded by sunrises: its place, and that of its end. */
export interface DailyDay {
  readonly date: string;
  readonly start: Pick<ChartMoment, "jdTt" | "jdUt1"> & { readonly epochMs: number };
  readonly end: { readonly jdTt: number; readonly epochMs: number };
  readonly startsAtSunrise: boolean;
  readonly endsAtSunrise: boolean;
}

export interface DailyFacts {
  readonly birth: Birth;
  readonly focus: Focus;
  readonly nodeType: NodeType;
  readonly day: DailyDay;
  readonly offsetSeconds: number;
  readonly natal: VedicChart;
  readonly frames: { readonly natal: Frame; readonly transit: Frame; readonly kp: Frame };
  readonly kpEpochMs: number;
  /** The limbs and periods that run as the day begins. */
  readonly limbs: Readonly<Record<LimbKind, LimbSpan>>;
  readonly weekday0: number;
  readonly gochara: readonly Gochara[];
  /** The Moon's stars and signs in the day, cut at its ends. */
  readonly stars: readonly LimbSpan[];
  readonly signs: readonly LimbSpan[];
  /** Three periods, the major one first. */
  readonly periods: readonly DashaPeriod[];
  /** Undefined within the polar circles, where Placidus has no houses. */
  readonly finance: Finance | undefined;
  readonly wealthYogas: readonly DetectedYoga[];
}

const DASHA_LEVELS_READ = 3;
const WEALTH_YOGAS = ["dhana", "daridra", "lakshmi", "dhanamalika"];

/** The day of one person: gochara, tara, chandrabala, running periods and money, from sunrise to sunrise. */
export function computeVedicDaily(input: DailyInput, { ephemeris, now }: SkyContext & NowContext): DailyFacts {
  const sky = rememberedSky(ephemeris);
  const birth = birthOf(sky, { ...input, date: input.birthDate, time: input.birthTime });
  const date = input.date ?? civilTimeAt(now, 0).date;
  const midnight = chartMoment(sky, { ...input, date, time: "00:00:00" });
  const day = dayOf(sky, input, date, midnight);
  const { nodeType } = input;
  const passing = daySky(sky, day, nodeType);
  const frames = {
    natal: frameAt(sky, { ayanamsa: "lahiri" }, birth.moment.jdTt),
    transit: passing.frame,
    kp: kpFrame(sky, { ayanamsa: "kp-newcomb" }, input.birthDate),
  };
  const natal = chartInFrame(sky, birth, { frame: frames.natal, nodeType });
  const moonDeg = grahaOf(natal.grahas, "moon").longitudeDeg;
  const houses = housesOf(sky, birth, "placidus");
  const lagna = signIndex0(inFrameDeg(houses.ascendantDeg, frames.kp));
  const periods = periodsAt(moonDeg, birth, day);
  const lords = periods.map(({ lords: path }) => at(path, path.length - 1));
  return {
    birth,
    focus: input.focus,
    nodeType,
    day,
    offsetSeconds: midnight.civil.offsetSeconds,
    natal,
    frames,
    kpEpochMs: chartMoment(sky, { date: input.birthDate, time: "00:00:00", timezone: 0 }).civil.epochMilliseconds,
    limbs: passing.limbs,
    weekday0: weekdayOf(date),
    gochara: gocharaOf(passing.grahas, {
      moonSign0: signIndex0(moonDeg),
      contributors: { ...contributorsOf(natal), lagna },
    }),
    stars: passing.stars,
    signs: passing.signs,
    periods,
    finance:
      houses.system === "placidus"
        ? financeOf(kpChartOf(sky, birth, { frame: frames.kp, nodeType }), lords)
        : undefined,
    wealthYogas: detectYogas(natal).filter(({ id }) => WEALTH_YOGAS.includes(id)),
  };
}

/** The sky of a day, whoever it is read for. */
export interface DaySky extends Pick<DailyFacts, "limbs" | "stars" | "signs"> {
  /** As the day begins. */
  readonly grahas: readonly Graha[];
  readonly frame: Frame;
}

export function daySky(sky: Ephemeris, day: DailyDay, nodeType: NodeType): DaySky {
  const window = { fromJdTt: day.start.jdTt, toJdTt: day.end.jdTt };
  const frame = frameAt(sky, { ayanamsa: "lahiri" }, day.start.jdTt);
  return {
    limbs: limbsAtStart(sky, day.start.jdTt),
    stars: limbSpans(sky, "nakshatra", window).map((span) => cut(span, day)),
    signs: moonSignSpans(sky, window).map((span) => cut(span, day)),
    grahas: grahasAt(sky, { jdTt: day.start.jdTt, frame, nodeType }),
    frame,
  };
}

type DayInput = Pick<DailyInput, "latitude" | "longitude" | "timezone">;

/** From the sunrise of the date to the next; from noon to noon by the clock where the Sun does not rise. */
export function dayOf(sky: Ephemeris, input: DayInput, date: string, midnight: ChartMoment): DailyDay {
  const place = { latitude: input.latitude, longitude: input.longitude };
  const sunrise = eventOnDate(sky, midnight, { body: "sun", event: "rise", place });
  const nextMidnight = chartMoment(sky, { ...input, date: addDays(date, 1), time: "00:00:00" });
  const nextSunrise = eventOnDate(sky, nextMidnight, { body: "sun", event: "rise", place });
  const noonMs = (from: ChartMoment): number => from.civil.epochMilliseconds + HALF_DAY_MS;
  const startMs = sunrise?.epochMs ?? noonMs(midnight);
  const endMs = nextSunrise?.epochMs ?? noonMs(nextMidnight);
  return {
    date,
    start: { ...sky.timeScales(startMs), epochMs: startMs },
    end: { jdTt: sky.timeScales(endMs).jdTt, epochMs: endMs },
    startsAtSunrise: sunrise !== undefined,
    endsAtSunrise: nextSunrise !== undefined,
  };
}

const HALF_DAY_MS = 43_200_000;
const INSTANT_DAYS = 1e-6;

function limbsAtStart(sky: Ephemeris, jdTt: number): Readonly<Record<LimbKind, LimbSpan>> {
  const window = { fromJdTt: jdTt, toJdTt: jdTt + INSTANT_DAYS };
  const first = (kind: LimbKind): LimbSpan => at(limbSpans(sky, kind, window), 0);
  return { tithi: first("tithi"), nakshatra: first("nakshatra"), yoga: first("yoga"), karana: first("karana") };
}

/** The part of a stay that lies in the day. */
function cut(span: LimbSpan, { start, end }: DailyDay): LimbSpan {
  return {
    ...span,
    startJdTt: Math.max(span.startJdTt, start.jdTt),
    endJdTt: Math.min(span.endJdTt, end.jdTt),
    startMs: Math.max(span.startMs, start.epochMs),
    endMs: Math.min(span.endMs, end.epochMs),
  };
}

/** The periods as the day begins, on the day of birth itself those at birth. */
function periodsAt(moonDeg: number, { moment, input }: Birth, { date, start, end }: DailyDay): readonly DashaPeriod[] {
  const birthMs = moment.civil.epochMilliseconds;
  const readMs = birthMs < end.epochMs ? Math.max(start.epochMs, birthMs) : start.epochMs;
  const periods = runningPeriods(vimshottari(moonDeg, birthMs), readMs);
  if (periods === undefined) throw dayBeforeBirth(date, input.date);
  return periods.slice(0, DASHA_LEVELS_READ);
}

export function dayBeforeBirth(date: string, birthDate: string): DomainError {
  const message = `The day of ${date} ends before this birth on ${birthDate}, so that no dasha runs yet. Send the date of birth or a later one.`;
  return new DomainError("unprocessable_entity", message, { date, birthDate });
}
