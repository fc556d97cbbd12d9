import type { BaziInput } from "./birth";
import type { AnnualPillar, Gender, LuckPillar, LuckStart } from "./luck";
import type { LuckStartRule } from "./luck-life";
import type { DayMasterFacts } from "./weighing";

export interface LuckInput extends BaziInput {
  readonly gender: Gender;
  readonly count: number;
  readonly annualFromYear?: number | undefined;
  readonly annualYears?: number | undefined;
  readonly luckStart?: LuckStartRule | undefined;
}

export interface LuckFacts extends DayMasterFacts {
  readonly gender: Gender;
  /** As it was asked for. */
  readonly rule: LuckStartRule | undefined;
  readonly start: LuckStart;
  readonly pillars: readonly LuckPillar[];
  readonly annual: readonly AnnualPillar[] | undefined;
}
