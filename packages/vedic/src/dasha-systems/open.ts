import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError, type UncertainRequest } from "@almagest/operation";
import { type Changes, changesOf, monotoneBorders, type SearchedSky } from "@almagest/sky";
import { moonStar } from "../birth-time/members";
import { type OpenVedicBirth, type OpenVedicInput, openVedicBirth } from "../birth-time/open-birth";
import { grahaOfSecond, type VedicSetting, vedicSearch } from "../birth-time/search";
import type { Reach } from "../dasha/open/candidates";
import { perhapsUnborn } from "../dasha/unborn";
import { epochOfInstant } from "../kp/instants";
import { frameChoiceOf } from "../sky/frame";
import { choiceOf, type DashaPeriodsInput, isOfLagna, type MoonSystem, moonCycle, type SystemChoice } from "./compute";
import type { MoonCycle } from "./graha-systems";
import { listedMajors, runningAt, type SystemPeriod } from "./system";
import { type DashaCalendar, dashaCalendar } from "./year";

export type OpenPeriodsInput = UncertainRequest<DashaPeriodsInput & VedicSetting, "time">;

/** The cycle of a birth at one second. */
interface BirthCycle {
  readonly birthEpochMs: number;
  readonly moonDeg: number;
  readonly cycle: MoonCycle;
  readonly calendar: DashaCalendar;
}

/** A period of the births of a candidate: a later birth has earlier dates. */
export interface ReachedPeriod {
  readonly period: SystemPeriod;
  /** Its beginning, before birth or not. */
  readonly nominalStart: Reach;
  readonly end: Reach;
  readonly isFirst: boolean;
}

/** Births in which the Moon keeps her star and the first period its ruler. */
export interface PeriodsCandidate {
  readonly first: BirthCycle;
  readonly last: BirthCycle;
  readonly periods: readonly ReachedPeriod[];
  /** At the instant that is read, as many levels as all of these births share. */
  readonly running: readonly ReachedPeriod[];
}

export interface OpenDashaPeriods extends OpenVedicBirth<OpenVedicInput> {
  readonly choice: SystemChoice;
  readonly changes: Changes;
  readonly readingEpochMs: number;
  readonly candidates: readonly PeriodsCandidate[];
}

/**
 * The periods that an open time of birth allows, by a system that is counted from the Moon.
 * @throws DomainError `unprocessable_entity` for a system that is counted from the Lagna, and for an instant before the
 * latest of these births.
 */
export function computeOpenDashaPeriods(
  input: OpenPeriodsInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenDashaPeriods {
  const choice = { ...choiceOf(input), dashaSystem: requireMoonSystem(input) };
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const { offsetHours } = birth.from.civil;
  const readingEpochMs = input.datetime === undefined ? now : epochOfInstant(input.datetime, offsetHours);
  if (readingEpochMs < birth.span.toEpochMs) throw perhapsUnborn();
  const cycleAt = (birthEpochMs: number): BirthCycle => {
    const moonDeg = moonDegAt(sky, birthEpochMs, input);
    const calendar = dashaCalendar(input.yearLength, ephemeris, { birthEpochMs, frameChoice: frameChoiceOf(input) });
    return { birthEpochMs, moonDeg, cycle: moonCycle(moonDeg, choice), calendar };
  };
  return {
    ...birth,
    choice,
    changes: changesOf(sky, [moonStar(vedicSearch(sky, input))]),
    readingEpochMs,
    candidates: seatReaches(sky, input, choice).map(({ fromEpochMs, toEpochMs }) =>
      candidateOf(cycleAt(fromEpochMs), cycleAt(toEpochMs), readingEpochMs),
    ),
  };
}

function requireMoonSystem({ dashaSystem }: Pick<SystemChoice, "dashaSystem">): MoonSystem {
  if (!isOfLagna(dashaSystem)) return dashaSystem;
  throw new DomainError(
    "unprocessable_entity",
    `dashaSystem ${dashaSystem} is counted from the Lagna, which an open time of birth does not give. Send the time, or dashaSystem vimshottari, ashtottari, yogini or kalachakra, which are counted from the Moon.`,
    { dashaSystem },
    "dashaSystem",
  );
}

function moonDegAt({ ephemeris }: SearchedSky, epochMs: number, setting: VedicSetting): number {
  return grahaOfSecond(ephemeris, epochMs, { id: "moon", setting }).longitudeDeg;
}

const SECOND_MS = 1000;

/** The stretches of births in which the Moon keeps her seat; past the end of the wheel seats go on rising. */
function seatReaches(
  sky: SearchedSky,
  setting: VedicSetting,
  choice: Parameters<typeof moonCycle>[1],
): readonly Reach[] {
  const { fromEpochMs, toEpochMs } = sky.span;
  const fromDeg = moonDegAt(sky, fromEpochMs, setting);
  const seatAt = (epochMs: number): number => {
    const moonDeg = moonDegAt(sky, epochMs, setting);
    const { seat, seats } = moonCycle(moonDeg, choice);
    return moonDeg < fromDeg ? seat + seats : seat;
  };
  const cuts = monotoneBorders(sky.span, seatAt).map(({ epochMs }) => epochMs + SECOND_MS / 2);
  return [fromEpochMs, ...cuts].map((start, index0) => {
    const next = cuts[index0];
    return { fromEpochMs: start, toEpochMs: next === undefined ? toEpochMs : next - SECOND_MS };
  });
}

function candidateOf(first: BirthCycle, last: BirthCycle, readingEpochMs: number): PeriodsCandidate {
  const [majors, others] = [listedMajors(first.cycle, 0), listedMajors(last.cycle, 0)];
  const reached = (period: SystemPeriod, other: SystemPeriod, isFirst: boolean): ReachedPeriod => ({
    period,
    nominalStart: reachOf(first.calendar.epochAt(period.fromYears), last.calendar.epochAt(other.fromYears)),
    end: reachOf(first.calendar.epochAt(period.toYears), last.calendar.epochAt(other.toYears)),
    isFirst,
  });
  const [running, runningLast] = [first, last].map(({ cycle, calendar }) =>
    runningAt(cycle, Math.max(0, calendar.yearsAt(readingEpochMs))),
  );
  const pairs = (running ?? []).map((period, level0) => ({ period, other: at(runningLast ?? [], level0) }));
  const parted0 = pairs.findIndex(({ period, other }) => !isSame(first, period, last, other));
  return {
    first,
    last,
    periods: majors.slice(0, others.length).map((period, index0) => reached(period, at(others, index0), index0 === 0)),
    running: pairs
      .slice(0, parted0 === -1 ? pairs.length : parted0)
      .map(({ period, other }) => reached(period, other, false)),
  };
}

/** Rounding of a sum of years. */
const NO_YEARS = 1e-9;

/** Whether two births are in one period: it begins as far from the beginning of both cycles. */
function isSame(first: BirthCycle, period: SystemPeriod, last: BirthCycle, other: SystemPeriod): boolean {
  const begun = period.fromYears + first.cycle.elapsedYears;
  return Math.abs(begun - other.fromYears - last.cycle.elapsedYears) < NO_YEARS;
}

function reachOf(first: number, last: number): Reach {
  return { fromEpochMs: Math.min(first, last), toEpochMs: Math.max(first, last) };
}
