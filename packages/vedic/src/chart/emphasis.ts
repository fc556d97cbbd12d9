import { at } from "@almagest/operation";
import { type DashaPeriod, runningPeriods, vimshottari, YEAR_DAYS } from "../dasha/periods";
import { CYCLE_YEARS } from "../kp/division";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";

/** The emphasis of a chart: the Vimshottari periods of the first two levels that run at an instant. */
export interface Emphasis {
  readonly at: "now" | "birth";
  readonly epochMs: number;
  readonly mahadasha: DashaPeriod;
  readonly antardasha: DashaPeriod;
}

const CYCLE_MS = CYCLE_YEARS * YEAR_DAYS * 86_400_000;

/** Of now; of the birth where now is not known, before it, or past the 120 years that the periods span. */
export function emphasisOf({ birth, grahas }: VedicChart, nowEpochMs: number | undefined): Emphasis {
  const birthEpochMs = birth.moment.civil.epochMilliseconds;
  const isWithin = nowEpochMs !== undefined && nowEpochMs >= birthEpochMs && nowEpochMs < birthEpochMs + CYCLE_MS;
  const epochMs = isWithin ? nowEpochMs : birthEpochMs;
  const periods = runningPeriods(vimshottari(grahaOf(grahas, "moon").longitudeDeg, birthEpochMs), epochMs) ?? [];
  return { at: isWithin ? "now" : "birth", epochMs, mahadasha: at(periods, 0), antardasha: at(periods, 1) };
}
