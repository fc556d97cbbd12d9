import type { BaziInput } from "./birth";
import type { AnnualPillar, Gender, LuckPillar, LuckStart } from "./luck";
import type { DayMasterFacts } from "./weighing";

export interface LuckInput extends BaziInput {
  readonly gender: Gender;
  readonly count: number;
  readonly annualFromYear?: number | undefined;
  readonly annualYears: number;
}

export interface LuckFacts extends DayMasterFacts {
  readonly gender: Gender;
  readonly start: LuckStart;
  readonly pillars: readonly LuckPillar[];
  readonly annual: readonly AnnualPillar[] | undefined;
}
