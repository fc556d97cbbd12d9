import { durationIn } from "@almagest/i18n";
import type { Lang } from "@almagest/operation";
import type { DashaBirth, LivedPeriod } from "./birth";
import { YEAR_DAYS } from "./periods";

export const YEAR_MS = YEAR_DAYS * 86_400_000;
const MONTHS = 12;

/** Stages of a life, with the age at which each ends. */
const STAGES = [
  { id: "child", until: 13 },
  { id: "youth", until: 20 },
  { id: "grown", until: 65 },
  { id: "elder", until: 74 },
  { id: "late", until: Number.POSITIVE_INFINITY },
] as const;
export type Stage = (typeof STAGES)[number]["id"];

type Lived = Pick<LivedPeriod, "livedStartEpochMs" | "endEpochMs">;

/** Whole years of age at an instant, by the calendar of the birth's clock: a year older from the birthday on. */
export function ageAt({ birth, cycle }: Pick<DashaBirth, "birth" | "cycle">, epochMs: number): number {
  const offsetMs = 1000 * birth.moment.civil.offsetSeconds;
  const [then, born] = [new Date(epochMs + offsetMs), new Date(cycle.birthEpochMs + offsetMs)];
  const years = then.getUTCFullYear() - born.getUTCFullYear();
  const months = then.getUTCMonth() - born.getUTCMonth();
  const isBefore = months < 0 || (months === 0 && then.getUTCDate() < born.getUTCDate());
  return Math.max(0, isBefore ? years - 1 : years);
}

/** The stage of life in the middle of what is lived of a period. */
export function stageOf(birthEpochMs: number, { livedStartEpochMs, endEpochMs }: Lived): Stage {
  const age = ((livedStartEpochMs + endEpochMs) / 2 - birthEpochMs) / YEAR_MS;
  return STAGES.find(({ until }) => age < until)?.id ?? "late";
}

/** Nothing is promised to an age that hardly anybody reaches. */
export const LAST_TOLD_AGE = 100;

/** Whether a period begins so late that only its dates and its lord's place are told. */
export function isBeyondLife(birthEpochMs: number, { livedStartEpochMs }: Pick<Lived, "livedStartEpochMs">): boolean {
  return livedStartEpochMs - birthEpochMs >= LAST_TOLD_AGE * YEAR_MS;
}

/** Until here a child has no school, tasks or friends of its own to tell of. */
const SMALL_CHILD = 5;

/** Whether a period is over too early, or begins too late, for more than its dates and its lord's place. */
export function isOnlyDated(period: Lived, facts: Pick<DashaBirth, "birth" | "cycle">): boolean {
  return isBeyondLife(facts.cycle.birthEpochMs, period) || ageAt(facts, period.endEpochMs) < SMALL_CHILD;
}

/** The stages whose matters are named in words of their own and of which little is told. */
export function isQuiet(stage: Stage): stage is "child" | "late" {
  return stage === "child" || stage === "late";
}

/** A length of time in words: "16 years and 2 months", "4 months", "12 days". */
export function lengthNamed(milliseconds: number, lang: Lang = "en"): string {
  const months = Math.round((milliseconds / YEAR_MS) * MONTHS);
  const years = Math.floor(months / MONTHS);
  return months > 0
    ? durationIn({ years, months: months % MONTHS }, lang)
    : durationIn({ days: Math.max(1, Math.floor(milliseconds / 86_400_000)) }, lang);
}
