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
  /** Its degree in its sign, `[0, 30)`; points are set in this order, those without it last. */
  readonly degree?: number | undefined;
  /** Where cells are houses: its house, 1 to 12, and its distance from the start, by which points are set. */
  readonly house?: number;
  readonly fromStartDeg?: number;
  readonly isRetrograde?: boolean | undefined;
  readonly isLagna?: boolean;
  /** Set off from the others: moved, transiting. */
  readonly isMarked?: boolean;
  readonly paint?: Role | undefined;
}

/** A house as a cell, where cells are not signs. */
export interface ChartHouse {
  /** For the description: House 11. */
  readonly name: string;
  /** The sign of its cusp or its middle, and the degree in it. */
  readonly sign0: number;
  readonly degree: number;
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
  /** The twelve houses from the first, where cells are houses and not signs. */
  readonly houses?: readonly ChartHouse[];
}
