import type { Laid } from "../deck/laid";

/** The card of a day, by its seed. */
export interface DailyCardFacts {
  readonly date: string;
  readonly seed: string;
  readonly laid: Laid;
}
