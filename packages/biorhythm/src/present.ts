import type { DraftOf } from "@almagest/operation";
import type { CycleDay } from "./curve/day";
import { CRITICAL_BAND } from "./curve/phase";
import type { conventions, cycleConventions, cycleRecord } from "./schema";
import type { BiorhythmReader } from "./texts/reader";
import { cycleNames } from "./vocabulary/cycles";
import { phaseLabels } from "./vocabulary/phases";

/** A cycle on the wire. */
export function presentCycle(cycle: CycleDay, { lang }: BiorhythmReader): DraftOf<typeof cycleRecord> {
  return {
    name: cycleNames[cycle.id].en,
    value: cycle.value,
    phase: cycle.phase,
    phaseLabel: phaseLabels[cycle.phase][lang],
    dayInCycle: cycle.dayInCycle,
    totalDays: cycle.totalDays,
    daysUntilPeak: cycle.daysUntilPeak,
    daysUntilTrough: cycle.daysUntilTrough,
    daysUntilCritical: cycle.daysUntilCritical,
    trend: cycle.trend,
  };
}

export function presentConventions(texts: BiorhythmReader): DraftOf<typeof conventions> {
  return {
    counting: "whole-days-from-birth-date",
    criticalBand: CRITICAL_BAND,
    criticalDay: "day-that-holds-the-zero",
    note: texts.text("note"),
  };
}

export function presentCycleConventions(texts: BiorhythmReader): DraftOf<typeof cycleConventions> {
  return { ...presentConventions(texts), composites: "mean-of-two-primaries" };
}
