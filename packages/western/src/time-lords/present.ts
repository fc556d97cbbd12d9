import { civilTimeAt, localDateTime } from "@almagest/civil-time";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { presentBirth, presentConventions, SECT_RULE, zodiacPlace } from "@almagest/sky";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { lots as lotTerms } from "../vocabulary/lots";
import { timeLordLevels } from "../vocabulary/time-lords";
import { type Beginning, DAY_MS, type TimeLordsChoice, type TimeLordsFacts, yearOf } from "./compute";
import type { Candidate, OpenTimeLords } from "./open";
import type { LordPeriod } from "./period";
import { isPeak, placeFrom } from "./releasing";
import type { TimeLordsAnswer, UncertainTimeLordsAnswer } from "./schema";
import { YEAR_DAYS } from "./tables";

const LEVEL_NAMES = [timeLordLevels.level1, timeLordLevels.level2, timeLordLevels.level3, timeLordLevels.level4];

function levelName({ level }: LordPeriod): string {
  return at(LEVEL_NAMES, level - 1).en;
}

function rulesOf(choice: TimeLordsChoice) {
  const year = yearOf(choice);
  const shared = {
    datedBy: "offset-of-birth" as const,
    sectRule: SECT_RULE,
    yearLength: year,
    yearDays: YEAR_DAYS[year],
  };
  if (choice.technique === "firdaria") return { ...shared, nodeOrder: choice.nodeOrder };
  if (choice.technique === "decennials") {
    const fixed = { start: "sect-light", order: "zodiacal-from-sect-light" } as const;
    return { ...shared, ...fixed, subdivision: choice.subdivision };
  }
  return {
    ...shared,
    lots: "Paulus Alexandrinus, Introduction 23; all seven reversed by night",
    capricornYears: choice.capricornYears,
    sharedSign: choice.sharedSign,
    loosing: "opposite-sign-once-after-twelve-from-level-2" as const,
  };
}

/** The members of a period that do not hang on the time of birth. */
function lordOf({ level, lord, sign, isLoosed, fromDays, toDays }: LordPeriod, beginning: Beginning) {
  const place =
    sign === undefined || beginning.technique !== "zodiacal-releasing"
      ? undefined
      : placeFrom(beginning.released.fortuneSign, sign);
  return {
    level,
    sign: sign && signTerms[sign].en,
    lord: bodyTerms[lord].en,
    fortunePlace: place,
    isPeak: place === undefined ? undefined : isPeak(place),
    isLoosed,
    days: Math.round((toDays - fromDays) * 1e6) / 1e6,
  };
}

function startOf(beginning: Beginning) {
  if (beginning.technique !== "zodiacal-releasing") return {};
  const { startSign, fortuneSign } = beginning.released;
  return { startSign: signTerms[startSign].en, fortuneSign: signTerms[fortuneSign].en };
}

function targetOf({ targetDate, targetTime }: TimeLordsChoice) {
  return targetDate === undefined ? {} : { targetDate, targetTime };
}

export function presentTimeLords(facts: TimeLordsFacts): TimeLordsAnswer {
  const { input, birth, beginning, majors, running } = facts;
  const clock = (days: number): string =>
    localDateTime(Math.round(birth.civil.epochMilliseconds + days * DAY_MS), birth.civil.offsetHours);
  const row = (period: LordPeriod) => ({
    ...lordOf(period, beginning),
    from: clock(period.fromDays),
    to: clock(period.toDays),
  });
  const subPeriods = (parts: readonly LordPeriod[]) => (parts.length === 0 ? undefined : parts.map(row));
  return {
    birthDetails: presentBirth({ input, moment: birth }),
    technique: input.technique,
    sect: beginning.sect,
    lot: lotOf(beginning),
    ...startOf(beginning),
    periods: majors.map((period) => ({ ...row(period), subPeriods: subPeriods(period.parts) })),
    ...targetOf(input),
    running: running?.map((period) => ({
      ...row(period),
      levelName: levelName(period),
      subPeriods: subPeriods(period.parts),
    })),
    conventions: { ...presentConventions(birth, facts.engine), ...rulesOf(input) },
  };
}

function lotOf(beginning: Beginning) {
  if (beginning.technique !== "zodiacal-releasing") return undefined;
  const { id, longitudeDeg } = beginning.released.lot;
  return { id, name: lotTerms[id].en, ...zodiacPlace(longitudeDeg) };
}

export function presentOpenTimeLords(facts: OpenTimeLords): UncertainTimeLordsAnswer {
  const { input, candidates } = facts;
  const { technique, lot } = input;
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    birthDetails: presentUntimedBirth(facts),
    technique,
    lot: technique === "zodiacal-releasing" ? { id: lot, name: lotTerms[lot].en } : undefined,
    candidates: candidates.map((candidate) => presentCandidate(candidate, facts)),
    ...targetOf(input),
    conventions: { ...presentOpenConventions(facts), ...rulesOf(input) },
  };
}

function presentCandidate(
  { fromEpochMs, toEpochMs, beginning, majors, running }: Candidate,
  facts: OpenTimeLords,
): UncertainTimeLordsAnswer["candidates"][number] {
  const clock = clockOf(facts);
  const { timezone } = facts.span;
  const dated = (birthMs: number, days: number): string =>
    localDateTime(Math.round(birthMs + days * DAY_MS), civilTimeAt(birthMs, timezone).offsetHours);
  const reach = (days: number) => ({ earliest: dated(fromEpochMs, days), latest: dated(toEpochMs, days) });
  const row = (period: LordPeriod) => ({
    ...lordOf(period, beginning),
    from: reach(period.fromDays),
    to: reach(period.toDays),
  });
  return {
    births: { from: clock(fromEpochMs), to: clock(toEpochMs) },
    sect: beginning.sect,
    ...startOf(beginning),
    periods: majors.map(row),
    running: running?.map((period) => ({
      ...row(period),
      levelName: levelName(period),
      subPeriods: period.parts.length === 0 ? undefined : period.parts.map(row),
    })),
  };
}
