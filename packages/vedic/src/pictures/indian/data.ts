import type { Headed, Role } from "@almagest/pictures";

export const CHART_STYLES = ["north", "south", "east"] as const;

export type ChartStyle = (typeof CHART_STYLES)[number];

/** A graha or a point in its sign. */
export interface ChartPoint {
  /** Its English name: `data-name`, one for each. */
  readonly id: string;
  /** Two or three letters. */
  readonly short: string;
  /** For the description. */
  readonly label: string;
  readonly sign0: number;
  /** Where it stands in its sign, `[0, 30)`; points are set in this order, those without it last. */
  readonly degree?: number | undefined;
  /** Where it stands in another sign than its cell shows: told by number after the degree. */
  readonly ownSign0?: number | undefined;
  readonly isRetrograde?: boolean | undefined;
  readonly isLagna?: boolean;
  /** Set off from the others: moved, transiting. */
  readonly isMarked?: boolean;
  readonly paint?: Role | undefined;
}

export interface IndianChartData extends Headed {
  readonly style: ChartStyle;
  /** The sign of the first house; without it nothing is marked as Lagna, and the northern style begins with Aries. */
  readonly lagnaSign0?: number | undefined;
  /** Names of the signs, from Aries. */
  readonly signs: readonly string[];
  readonly points: readonly ChartPoint[];
  /** In the middle of the southern and eastern styles. */
  readonly center?: readonly string[];
  /** What stands in a cell's corner in place of the sign, by zero-based sign. */
  readonly corners?: readonly string[];
}
