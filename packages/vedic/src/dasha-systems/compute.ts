import type { Ephemeris } from "@almagest/ephemeris";
import { requireAscendant } from "@almagest/sky";
import { unborn } from "../dasha/unborn";
import { epochOfInstant } from "../kp/instants";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { frameChoiceOf } from "../sky/frame";
import { grahaOf } from "../sky/positions";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import {
  type AbhijitCount,
  type AshtottariStart,
  ashtottariCycle,
  type MoonCycle,
  vimshottariCycle,
  yoginiCycle,
} from "./graha-systems";
import { kalachakra } from "./kalachakra";
import type { DashaSystem } from "./schema";
import { signChartOf } from "./sign-chart";
import { type CharaCount, charaCycle, narayanaCycle, sudarshanaCycle } from "./sign-systems";
import { type DashaCycle, listedMajors, runningAt, type SystemPeriod } from "./system";
import { type DashaCalendar, dashaCalendar, type YearLength } from "./year";

/** A system with its options, as a request has them. */
interface SystemAsked {
  readonly dashaSystem: DashaSystem;
  readonly yearLength: YearLength;
  readonly ashtottariStart?: AshtottariStart | undefined;
  readonly abhijit?: AbhijitCount | undefined;
  readonly charaCount?: CharaCount | undefined;
}

/** The same with the defaults of those left out. */
export type SystemChoice = Required<{ readonly [Name in keyof SystemAsked]: Exclude<SystemAsked[Name], undefined> }>;

export function choiceOf(asked: SystemAsked): SystemChoice {
  const { dashaSystem, yearLength, ashtottariStart = "ardra", abhijit = "counted", charaCount = "kn-rao" } = asked;
  return { dashaSystem, yearLength, ashtottariStart, abhijit, charaCount };
}

export type DashaPeriodsInput = VedicBirthInput & SystemAsked & { readonly datetime?: string | undefined };

export interface DashaPeriodsFacts {
  readonly choice: SystemChoice;
  readonly chart: VedicChart;
  readonly cycle: DashaCycle;
  readonly calendar: DashaCalendar;
  readonly birthEpochMs: number;
  readonly readingEpochMs: number;
  readonly majors: readonly SystemPeriod[];
  /** From the major period down. */
  readonly running: readonly SystemPeriod[];
}

/**
 * The periods of a birth by one system, and those that run at an instant, now by default.
 * @throws DomainError `unprocessable_entity` for an instant before the birth, and for a system that is counted from the
 * Lagna at a pole, where none rises.
 */
export function computeDashaPeriods(
  input: DashaPeriodsInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): DashaPeriodsFacts {
  if (isOfLagna(input.dashaSystem)) requireAscendant(input.latitude, "latitude");
  const chart = vedicChartOf(ephemeris, input);
  const { civil } = chart.birth.moment;
  const birthEpochMs = civil.epochMilliseconds;
  const readingEpochMs = input.datetime === undefined ? now : epochOfInstant(input.datetime, civil.offsetHours);
  if (readingEpochMs < birthEpochMs) throw unborn();
  const choice = choiceOf(input);
  const cycle = cycleOf(chart, choice);
  const calendar = dashaCalendar(input.yearLength, ephemeris, { birthEpochMs, frameChoice: frameChoiceOf(input) });
  const ageYears = Math.max(0, calendar.yearsAt(readingEpochMs));
  return {
    choice,
    chart,
    cycle,
    calendar,
    birthEpochMs,
    readingEpochMs,
    majors: listedMajors(cycle, ageYears),
    running: runningAt(cycle, ageYears),
  };
}

function cycleOf(chart: VedicChart, choice: SystemChoice): DashaCycle {
  const { dashaSystem } = choice;
  switch (dashaSystem) {
    case "chara":
      return charaCycle(signChartOf(chart), choice.charaCount);
    case "narayana":
      return narayanaCycle(signChartOf(chart));
    case "sudarshana":
      return sudarshanaCycle(signChartOf(chart));
    default:
      return moonCycle(grahaOf(chart.grahas, "moon").longitudeDeg, { ...choice, dashaSystem });
  }
}

export type MoonSystem = Exclude<DashaSystem, "chara" | "narayana" | "sudarshana">;

/** Whether a system is counted from the Lagna, and not from the Moon. */
export function isOfLagna(system: DashaSystem): system is Exclude<DashaSystem, MoonSystem> {
  return system === "chara" || system === "narayana" || system === "sudarshana";
}

/** The cycle of a system that the Moon alone decides. */
export function moonCycle(
  moonDeg: number,
  { dashaSystem, ashtottariStart, abhijit }: SystemChoice & { readonly dashaSystem: MoonSystem },
): MoonCycle {
  switch (dashaSystem) {
    case "vimshottari":
      return vimshottariCycle(moonDeg);
    case "ashtottari":
      return ashtottariCycle(moonDeg, { start: ashtottariStart, abhijit });
    case "yogini":
      return yoginiCycle(moonDeg);
    case "kalachakra":
      return kalachakra(moonDeg);
  }
}

/** Rahu in a kendra or trikona from the lord of the Lagna, not in the Lagna (Brihat Parashara Hora Shastra 46.17). */
export function isAshtottariMeant({ grahas, lagnaDeg }: Pick<VedicChart, "grahas" | "lagnaDeg">): boolean {
  const sign0Of = (id: Parameters<typeof grahaOf>[1]): number => signIndex0(grahaOf(grahas, id).longitudeDeg);
  const lagna0 = signIndex0(lagnaDeg);
  const rahu0 = sign0Of("rahu");
  return rahu0 !== lagna0 && [1, 4, 5, 7, 9, 10].includes(houseFrom(sign0Of(lordOfSign(lagna0)), rahu0));
}
