import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { SkyContext } from "@almagest/ephemeris";
import type { NowContext, UncertainRequest } from "@almagest/operation";
import { chartMoment, rememberedSky } from "@almagest/sky";
import { MOON_FIRST } from "../../birth-time/graha-members";
import { grahaSign, moonStar } from "../../birth-time/members";
import { birthNamed } from "../../birth-time/named-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../../birth-time/open-chart";
import { chartOfSecond } from "../../birth-time/search";
import { staysThrough } from "../../birth-time/turns";
import { dashaCandidates, type OpenPeriod } from "../../dasha/open/candidates";
import { sharedPeriods } from "../../dasha/open/current";
import { kpFrame } from "../../kp/frame";
import { kpLagnaMember, kpLagnaSign0 } from "../../kp/lagna-member";
import type { Frame } from "../../sky/frame";
import { grahaOf } from "../../sky/positions";
import { contributorsOf } from "../../transit/kaksha";
import { type GocharaCandidate, gocharaCandidates } from "../../transit/open/compute";
import { nakshatraOf } from "../../zodiac/nakshatras";
import { type DailyDay, type DailyInput, type DaySky, dayBeforeBirth, dayOf, daySky } from "../compute";

export type OpenDailyInput = UncertainRequest<DailyInput, "birthTime">;

/** The births with the Moon in one nakshatra, 1 to 27. */
export interface StarCandidate {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly star: number;
}

export interface OpenDaily {
  readonly chart: OpenVedicChart<OpenChartInput>;
  readonly nodeType: DailyInput["nodeType"];
  readonly moonFromDeg: number;
  readonly moonToDeg: number;
  /** Of the birth date; its frame decides the Lagna's sign in ashtakavarga. */
  readonly kpFrameOfDate: Frame;
  readonly kpEpochMs: number;
  readonly day: DailyDay;
  readonly weekday0: number;
  readonly sky: DaySky;
  /** By the Moon's sign. */
  readonly moons: readonly GocharaCandidate[];
  readonly stars: readonly StarCandidate[];
  /** Of the first three levels those that all births share; none on the day of birth itself. */
  readonly periods: readonly OpenPeriod[];
}

const DASHA_LEVELS_READ = 3;
const KP_FRAME = { ayanamsa: "kp-newcomb" } as const;

/**
 * The day of a person whose time of birth is open, for each sign and each nakshatra that the Moon may have been in. Money
 * is left out: it hangs on the houses.
 * @throws DomainError `unprocessable_entity` for a day that ends before the latest of these births.
 */
export function computeOpenDaily(input: OpenDailyInput, context: SkyContext & NowContext): OpenDaily {
  const ephemeris = rememberedSky(context.ephemeris);
  const born = birthNamed(input);
  const setting = { ...KP_FRAME, latitude: born.latitude, longitude: born.longitude };
  const chart = openVedicChart(ephemeris, { ...born, ayanamsa: "lahiri" as const }, (search) => [
    grahaSign(search, "moon"),
    moonStar(search),
    ...MOON_FIRST.slice(1).map((id) => grahaSign(search, id)),
    kpLagnaMember(search.sky, setting),
  ]);
  const date = input.date ?? civilTimeAt(context.now, 0).date;
  const midnight = chartMoment(ephemeris, { ...born, date, time: "00:00:00" });
  const day = dayOf(ephemeris, input, date, midnight);
  if (day.end.epochMs <= chart.span.toEpochMs) throw dayBeforeBirth(date, input.birthDate);
  const sky = daySky(ephemeris, day, input.nodeType);
  const { timezone } = chart.span;
  const moonDegAt = (epochMs: number): number =>
    grahaOf(chartOfSecond(ephemeris, epochMs, chart.search.setting).grahas, "moon").longitudeDeg;
  return {
    chart,
    nodeType: input.nodeType,
    moonFromDeg: moonDegAt(chart.span.fromEpochMs),
    moonToDeg: moonDegAt(chart.span.toEpochMs),
    kpFrameOfDate: kpFrame(ephemeris, KP_FRAME, input.birthDate),
    kpEpochMs: chartMoment(ephemeris, { date: input.birthDate, time: "00:00:00", timezone: 0 }).civil.epochMilliseconds,
    day,
    weekday0: weekdayOf(date),
    sky,
    moons: gocharaCandidates(chart, {
      grahas: sky.grahas,
      stays: {},
      epochMs: day.start.epochMs,
      contributorsAt: (turn) => {
        const middleMs = turn.fromEpochMs + 1000 * Math.floor((turn.toEpochMs - turn.fromEpochMs) / 2000);
        return { ...contributorsOf(turn), lagna: kpLagnaSign0(ephemeris, middleMs, { setting, timezone }) };
      },
    }),
    stars: staysThrough(
      chart.turns,
      ({ grahas }) => nakshatraOf(grahaOf(grahas, "moon").longitudeDeg).number,
      String,
    ).map(({ value: star, ...stretch }) => ({ ...stretch, star })),
    periods:
      day.start.epochMs < chart.span.toEpochMs
        ? []
        : sharedPeriods(dashaCandidates(chart.sky, chart.search.setting), day.start.epochMs).slice(
            0,
            DASHA_LEVELS_READ,
          ),
  };
}
