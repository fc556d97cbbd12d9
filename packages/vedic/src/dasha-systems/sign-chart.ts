import { type GrahaId, isSevenGraha } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { isDebilitated, isExalted, isOwnSign } from "../tables/dignity";
import { degreeInSign, signIndex0, wrap } from "../zodiac/circle";
import { lordOfSign, modalityOfSign } from "../zodiac/rashis";

/** A chart as the dashas of signs read it. Signs are zero-based. */
export interface SignChart {
  readonly lagna0: number;
  readonly sign0Of: (graha: GrahaId) => number;
  /** Degrees in the sign. */
  readonly degreeOf: (graha: GrahaId) => number;
  readonly grahas: readonly GrahaId[];
}

export function signChartOf({ lagnaDeg, grahas }: Pick<VedicChart, "lagnaDeg" | "grahas">): SignChart {
  const longitudeOf = (graha: GrahaId): number => grahaOf(grahas, graha).longitudeDeg;
  return {
    lagna0: signIndex0(lagnaDeg),
    sign0Of: (graha) => signIndex0(longitudeOf(graha)),
    degreeOf: (graha) => degreeInSign(longitudeOf(graha)),
    grahas: grahas.map(({ id }) => id),
  };
}

/** Aries to Gemini and Libra to Sagittarius; the other six are even-footed (Brihat Parashara Hora Shastra 46.156). */
export function isOddFooted(sign0: number): boolean {
  return Math.floor(wrap(sign0, 12) / 3) % 2 === 0;
}

/** 1 forward, -1 backward: by the feet of the ninth sign (the same, 46.167). */
export function directionFrom(sign0: number): 1 | -1 {
  return isOddFooted(sign0 + 8) ? 1 : -1;
}

export function occupantsOf({ grahas, sign0Of }: SignChart, sign0: number): readonly GrahaId[] {
  return grahas.filter((graha) => sign0Of(graha) === sign0);
}

/** Signs on each other: movable and fixed ones unless they are neighbors, and dual ones (the same, 8). */
export function looksAt(from0: number, to0: number): boolean {
  const [from, to] = [modalityOfSign(from0), modalityOfSign(to0)];
  if (from === "dual" || to === "dual") return from === to && from0 !== to0;
  return from !== to && ![1, 11].includes(wrap(to0 - from0, 12));
}

/** Reasons in order, each a number that is greater for the stronger of two. */
export type Reasons<One> = readonly ((one: One) => number)[];

/** The stronger of two by the first reason that tells them apart; the first where none does. */
export function strongerOf<One>(first: One, second: One, reasons: Reasons<One>): One {
  for (const reason of reasons) {
    const difference = reason(first) - reason(second);
    if (difference !== 0) return difference > 0 ? first : second;
  }
  return first;
}

const CO_LORDS: ReadonlyMap<number, readonly [GrahaId, GrahaId]> = new Map([
  [7, ["mars", "ketu"]],
  [10, ["saturn", "rahu"]],
]);

/**
 * The lord to whom a sign is counted. Of the two lords of Scorpio and Aquarius the one outside it, and the stronger where
 * both are.
 */
export function countedLord(chart: SignChart, sign0: number, reasons: Reasons<GrahaId>): GrahaId {
  const pair = CO_LORDS.get(sign0);
  if (pair === undefined) return lordOfSign(sign0);
  const [outside, other] = pair.filter((graha) => chart.sign0Of(graha) !== sign0);
  if (outside === undefined) return pair[0];
  return other === undefined ? outside : strongerOf(outside, other, reasons);
}

/** Signs from a sign to that of a graha, forward from an odd-footed one; twelve where it is in the sign itself. */
export function signsToLord(chart: SignChart, sign0: number, lord: GrahaId): number {
  const steps = (isOddFooted(sign0) ? 1 : -1) * (chart.sign0Of(lord) - sign0);
  return wrap(steps, 12) || 12;
}

/** The same, a year more for an exalted lord and one less for a debilitated one (the same, 46.165). */
export function yearsByDignity(chart: SignChart, sign0: number, lord: GrahaId): number {
  const at0 = chart.sign0Of(lord);
  const years = signsToLord(chart, sign0, lord);
  if (at0 === sign0 || !isSevenGraha(lord)) return years;
  return years + (isExalted(lord, at0) ? 1 : 0) - (isDebilitated(lord, at0) ? 1 : 0);
}

/** Grahas with one in its sign. */
export function companyOf(chart: SignChart, graha: GrahaId): number {
  return occupantsOf(chart, chart.sign0Of(graha)).length - 1;
}

/** Dual signs before fixed ones before movable ones. */
export function modalityRank(sign0: number): number {
  return { movable: 0, fixed: 1, dual: 2 }[modalityOfSign(sign0)];
}

/** Exalted before in its own sign before any other. */
export function dignityRank(graha: GrahaId, sign0: number): number {
  if (isSevenGraha(graha) && isExalted(graha, sign0)) return 2;
  return isOwnSign(graha, sign0) ? 1 : 0;
}
