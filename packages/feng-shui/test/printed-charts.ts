import type { MountainPlace } from "@almagest/sky";
import type { Palace } from "../src/compass/directions";
import type { MountainId } from "../src/compass/mountains";

/** A chart as it is printed: south above. Each cell is mountain, period and water star. */
export interface PrintedChart {
  readonly period: number;
  readonly facing: MountainPlace | MountainId;
  /** SE S SW, E C W, NE N NW. */
  readonly cells: string;
}

export const PRINTED_ORDER = [
  ...["Southeast", "South", "Southwest", "East", "Center", "West", "Northeast", "North", "Northwest"],
] as const satisfies readonly Palace[];

const wikibooks = (facing: MountainPlace, cells: string): PrintedChart => ({ period: 8, facing, cells });

/**
 * 19 charts of period 8 from https://en.wikibooks.org/wiki/Feng_Shui/Flying_Star_Feng_Shui/Period_8, read from an extract
 * of that page.
 */
export const WIKIBOOKS_PERIOD_8: readonly PrintedChart[] = [
  wikibooks("E1", "977 532 759 868 186 314 423 641 295"),
  wikibooks("E2", "275 631 453 364 186 818 729 542 997"),
  wikibooks("E3", "275 631 453 364 186 818 729 542 997"),
  wikibooks("SE1", "876 432 654 765 987 219 321 543 198"),
  wikibooks("SE2", "178 533 351 269 987 715 624 442 896"),
  wikibooks("SE3", "178 533 351 269 987 715 624 442 896"),
  wikibooks("S1", "572 937 759 661 483 215 126 848 394"),
  wikibooks("S2", "374 838 156 265 483 611 729 947 592"),
  wikibooks("S3", "374 838 156 265 483 611 729 947 592"),
  wikibooks("SW1", "376 731 558 467 285 913 822 649 194"),
  wikibooks("SW2", "174 639 852 963 285 417 528 741 396"),
  wikibooks("SW3", "174 639 852 963 285 417 528 741 396"),
  wikibooks("W1", "779 235 957 868 681 413 324 146 592"),
  wikibooks("W2", "572 136 354 463 681 818 927 245 799"),
  wikibooks("W3", "572 136 354 463 681 818 927 245 799"),
  wikibooks("NW1", "678 234 456 567 789 912 123 345 891"),
  wikibooks("NW2", "871 335 153 962 789 517 426 244 698"),
  wikibooks("NW3", "871 335 153 962 789 517 426 244 698"),
  wikibooks("N1", "275 739 957 166 384 512 621 848 493"),
];

/** Charts that two pages on the school of Shen print whole. */
export const OTHER_PAGES: readonly (PrintedChart & { readonly source: string })[] = [
  {
    source: "mao facing you, period 1: https://m.74hao.com/show/54182.html",
    period: 1,
    facing: "you",
    cells: "794 358 576 685 813 131 249 467 922",
  },
  {
    source: "ren facing bing, period 1: https://kpfans.com/article/LvBMwXZl5d.html",
    period: 1,
    facing: "bing",
    cells: "794 259 972 883 615 437 348 161 526",
  },
];

/**
 * The Zhang house at Kuaiji, zi facing wu, period 7, as the Shen school's casebook reads it: both sevens at Kan, 6 and 8 at
 * Kun, 1 and 4 at Dui, 9 and 5 at Chou, 9 at Zhen, 6 at noon, 3 at Qian.
 * https://www.daowen.com/book/content/240632071/14777421.html
 */
export const ZHANG_HOUSE: Readonly<Partial<Record<Palace, string>>> = {
  North: "77",
  Southwest: "68",
  West: "14",
  Northeast: "59",
};
