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

/** Whole years of age at an instant. */
export function ageAt({ cycle }: Pick<DashaBirth, "cycle">, epochMs: number): number {
  return Math.max(0, Math.floor((epochMs - cycle.birthEpochMs) / YEAR_MS));
}

/** The stage of life in the middle of what is lived of a period. */
export function stageOf(birthEpochMs: number, { livedStartEpochMs, endEpochMs }: Lived): Stage {
  const age = ((livedStartEpochMs + endEpochMs) / 2 - birthEpochMs) / YEAR_MS;
  return STAGES.find(({ until }) => age < until)?.id ?? "late";
}

/** Nothing is promised to an age that hardly anybody reaches. */
const LAST_TOLD_AGE = 100;

/** Whether a period begins so late that only its dates and its lord's place are told. */
export function isBeyondLife(birthEpochMs: number, { livedStartEpochMs }: Pick<Lived, "livedStartEpochMs">): boolean {
  return livedStartEpochMs - birthEpochMs >= LAST_TOLD_AGE * YEAR_MS;
}

/** The stages whose matters are named in words of their own and of which little is told. */
export function isQuiet(stage: Stage): stage is "child" | "late" {
  return stage === "child" || stage === "late";
}

/** A length of time in words: "16 years and 2 months", "4 months", "12 days". */
export function lengthNamed(milliseconds: number, lang: Lang = "en"): string {
  const months = Math.floor((milliseconds / YEAR_MS) * MONTHS);
  const years = Math.floor(months / MONTHS);
  return months > 0
    ? durationIn({ years, months: months % MONTHS }, lang)
    : durationIn({ days: Math.max(1, Math.floor(milliseconds / 86_400_000)) }, lang);
}
