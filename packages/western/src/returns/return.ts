import type { Ephemeris, SkyBody } from "@almagest/ephemeris";
import type { DateCalendar, HouseSystem, NodeType } from "@almagest/operation";
import { type ChartMoment, chartMoment, type Engine, engineOf } from "@almagest/sky";
import { askedOrbs, type OrbChoice } from "../aspects/orbs";
import { chartOfInstant, type InstantChart } from "./chart";
import { nearestReturn, type ReturnPass } from "./find";
import { natalLongitudes, type Touch, touchesOf } from "./touches";

/** A pass with its instant in UTC, not rounded. */
export interface DatedPass extends ReturnPass {
  readonly epochMilliseconds: number;
}

/** Input of every return: a birth, and the place of the return. */
export interface ReturnInput extends OrbChoice {
  readonly birthDate: string;
  readonly birthTime: string;
  readonly timezone: number | string;
  readonly calendar?: DateCalendar | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly houseSystem: HouseSystem;
  /** The true one by default. */
  readonly nodeType?: NodeType | undefined;
}

/** A return and its chart, before rounding and words. */
export interface ReturnFacts<Input extends ReturnInput> {
  readonly input: Input;
  readonly engine: Engine;
  readonly birth: ChartMoment;
  /** Of the returning body at birth, [0, 360). */
  readonly natalLongitudeDeg: number;
  /** Of this return, in order of time. */
  readonly passes: readonly DatedPass[];
  readonly chart: InstantChart;
  /** Its touches on the birth chart. */
  readonly touches: readonly Touch[];
}

export interface ReturnSought {
  readonly body: SkyBody;
  /** The instant the return is to be near to, by the birth and its moment. */
  readonly nearJdTt: (birth: ChartMoment) => number;
  readonly reachDays: number;
  readonly loopDays: number;
}

/** The return of a body to its natal longitude, with its chart. */
export function computeReturn<Input extends ReturnInput>(
  ephemeris: Ephemeris,
  input: Input,
  sought: ReturnSought,
): ReturnFacts<Input> {
  const { birthDate, birthTime, timezone, calendar, houseSystem, nodeType = "true" } = input;
  const birth = chartMoment(ephemeris, { date: birthDate, time: birthTime, timezone, calendar });
  const natalLongitudeDeg = ephemeris.ecliptic(sought.body, birth.jdTt).longitudeDeg;
  const { jdTt, passes } = nearestReturn(ephemeris, {
    body: sought.body,
    longitudeDeg: natalLongitudeDeg,
    nearJdTt: sought.nearJdTt(birth),
    reachDays: sought.reachDays,
    loopDays: sought.loopDays,
  });
  const chart = chartOfInstant(ephemeris, { jdTt, place: input, houseSystem, nodeType, orbDegOf: askedOrbs(input) });
  return {
    input,
    engine: engineOf(ephemeris),
    birth,
    natalLongitudeDeg,
    passes: passes.map((pass) => ({ ...pass, epochMilliseconds: ephemeris.epochMillisecondsOf(pass.jdTt) })),
    chart,
    touches: touchesOf(chart, natalLongitudes(ephemeris, birth.jdTt)),
  };
}

/** Midnight of a date on the clock of birth: the offset of birth, whatever the season. */
export function midnightOf(ephemeris: Ephemeris, date: string, birth: ChartMoment): number {
  return chartMoment(ephemeris, { date, time: "00:00:00", timezone: birth.civil.offsetHours }).jdTt;
}
