import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { monotoneBorders, type SearchedSky } from "@almagest/sky";
import { dashaSpreads } from "../../birth-time/dasha";
import { grahaOfSecond, type VedicSetting } from "../../birth-time/search";
import type { GrahaId } from "../../grahas";
import { type DashaPeriod, subPeriods, type Vimshottari, vimshottari } from "../periods";

/** Births in which the Moon keeps its nakshatra: the later of them has the earlier dates, all through. */
export interface DashaCandidate {
  /** UTC epoch milliseconds, both included. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly lord: GrahaId;
  /** 1 to 27. */
  readonly nakshatra: number;
  /** The cycle of a birth at any second of it. */
  readonly cycleAt: CycleAt;
  /** The same from polynomials, whose dates are a second off: for a search. */
  readonly nearCycleAt: CycleAt;
}

export type CycleAt = (epochMs: number) => Vimshottari;

/** From the earliest to the latest, UTC epoch milliseconds. */
export interface Reach {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

/** A period as the births of a candidate have it. */
export interface OpenPeriod {
  readonly lords: readonly GrahaId[];
  /** Nominal. */
  readonly years: number;
  /** The births that live any of it. */
  readonly born: Reach;
  /** Of what is lived: not before birth. */
  readonly start: Reach;
  readonly end: Reach;
  /** Where some of these births fall into it: where it began. */
  readonly nominalStart: Reach | undefined;
  /** Whether later births of the candidate live none of it. */
  readonly isOverForSome: boolean;
}

/** One for each nakshatra of the Moon in a span of births, in order of time. */
export function dashaCandidates(sky: SearchedSky, setting: VedicSetting): readonly DashaCandidate[] {
  return dashaSpreads(sky, setting).map(({ lord, fromEpochMs, toEpochMs }) => {
    const cycleAt: CycleAt = (epochMs) => cycleOfSecond(sky.ephemeris, epochMs, setting);
    const nearCycleAt: CycleAt = (epochMs) => cycleOfSecond(sky.near, epochMs, setting);
    return { fromEpochMs, toEpochMs, lord, nakshatra: cycleAt(fromEpochMs).moonNakshatra, cycleAt, nearCycleAt };
  });
}

/** The cycle of a birth at a second, by any sky. */
export function cycleOfSecond(sky: Ephemeris, epochMs: number, setting: VedicSetting): Vimshottari {
  return vimshottari(grahaOfSecond(sky, epochMs, { id: "moon", setting }).longitudeDeg, epochMs);
}

/** The period that a birth has at some place of its cycle. */
export type PeriodOf = (cycle: Vimshottari) => DashaPeriod;

/** A period over the births of a candidate; undefined where it is over at birth for all of them. */
export function openPeriod(candidate: DashaCandidate, periodOf: PeriodOf): OpenPeriod | undefined {
  const { fromEpochMs, toEpochMs, cycleAt } = candidate;
  const periodAt = (epochMs: number): DashaPeriod => periodOf(cycleAt(epochMs));
  const lastMs = lastBirth(candidate, (epochMs, asked) => periodOf(asked(epochMs)).endEpochMs > epochMs);
  if (lastMs === undefined) return undefined;
  const [first, last] = [periodAt(fromEpochMs), periodAt(lastMs)];
  return {
    lords: first.lords,
    years: first.years,
    born: { fromEpochMs, toEpochMs: lastMs },
    start: startReach({ ...candidate, toEpochMs: lastMs }, periodOf),
    end: { fromEpochMs: last.endEpochMs, toEpochMs: first.endEpochMs },
    nominalStart:
      last.startEpochMs < lastMs ? { fromEpochMs: last.startEpochMs, toEpochMs: first.startEpochMs } : undefined,
    isOverForSome: lastMs < toEpochMs,
  };
}

type Lasting = (epochMs: number, cycleAt: CycleAt) => boolean;

/** The last birth of which something is so that ceases once; undefined where it is so of none. */
function lastBirth(candidate: DashaCandidate, isSo: Lasting): number | undefined {
  const { fromEpochMs, toEpochMs, cycleAt, nearCycleAt } = candidate;
  if (!isSo(fromEpochMs, cycleAt)) return undefined;
  if (isSo(toEpochMs, cycleAt)) return toEpochMs;
  const [border] = monotoneBorders(candidate, (epochMs) => (isSo(epochMs, nearCycleAt) ? 0 : 1));
  let lastMs = border === undefined ? toEpochMs : border.epochMs - SECOND_MS / 2;
  // polynomials may miss the second by one
  while (lastMs > fromEpochMs && !isSo(lastMs, cycleAt)) lastMs -= SECOND_MS;
  while (lastMs < toEpochMs && isSo(lastMs + SECOND_MS, cycleAt)) lastMs += SECOND_MS;
  return lastMs;
}

const SECOND_MS = 1000;

/** Dates fall while births rise: where a period begins before birth for some, it begins earliest where the two meet. */
function startReach(candidate: DashaCandidate, periodOf: PeriodOf): Reach {
  const { fromEpochMs, toEpochMs, cycleAt } = candidate;
  const before =
    lastBirth(candidate, (epochMs, asked) => periodOf(asked(epochMs)).startEpochMs > epochMs) ?? fromEpochMs;
  const seconds = [fromEpochMs, before, Math.min(before + SECOND_MS, toEpochMs), toEpochMs];
  const starts = seconds.map((epochMs) => Math.max(periodOf(cycleAt(epochMs)).startEpochMs, epochMs));
  return { fromEpochMs: Math.min(...starts), toEpochMs: Math.max(...starts) };
}

/** The nine parts of a period, those that no birth of the candidate lives left out. */
export function openParts(candidate: DashaCandidate, periodOf: PeriodOf): readonly OpenPeriod[] {
  return Array.from({ length: 9 }, (_, index0) =>
    openPeriod(candidate, (cycle) => at(subPeriods(periodOf(cycle)), index0)),
  ).filter((period) => period !== undefined);
}
