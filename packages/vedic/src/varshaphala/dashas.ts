import { at } from "@almagest/operation";
import type { GrahaId, SevenGraha } from "../grahas";
import { degreeInSign, TICKS_PER_NAKSHATRA, ticksOf } from "../zodiac/circle";
import { nakshatraOf, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from "../zodiac/nakshatras";
import type { Placed } from "./relation";

/** A period of the year, as parts of it from 0 at its start to 1 at the next return. */
export interface YearPeriod<Lord> {
  readonly lord: Lord;
  readonly from: number;
  readonly to: number;
}

const DAYS_PER_YEAR_OF_CYCLE = 3;
const CYCLE_DAYS = 360;

/**
 * Vimshottari shrunk to a year of 360 parts, three for each of its years. The natal nakshatra moves on by one a year; the
 * part of it that the Moon had left at birth is the part left of the first period, whose rest ends the year (Charak;
 * Narasimha Rao 30.3).
 */
export function muddaPeriods(natalMoonDeg: number, age: number): readonly YearPeriod<GrahaId>[] {
  const { number } = nakshatraOf(natalMoonDeg);
  const gone = (ticksOf(natalMoonDeg) % TICKS_PER_NAKSHATRA) / TICKS_PER_NAKSHATRA;
  const lordAt = (index0: number): GrahaId => at(VIMSHOTTARI_LORDS, (number - 1 + age + index0) % 9);
  const partOf = (lord: GrahaId): number => (DAYS_PER_YEAR_OF_CYCLE * VIMSHOTTARI_YEARS[lord]) / CYCLE_DAYS;
  const first = lordAt(0);
  const parts = Array.from({ length: 10 }, (_, index0) => {
    const lord = lordAt(index0);
    if (index0 === 0) return { lord, part: partOf(first) * (1 - gone) };
    return { lord, part: index0 === 9 ? partOf(first) * gone : partOf(lord) };
  });
  return laidOut(parts);
}

export type PatyayiniLord = SevenGraha | "lagna";

/**
 * The seven grahas and the Lagna by their degrees in their signs: each rules the share by which it is beyond the one
 * before, of the largest (Narasimha Rao 30.2).
 */
export function patyayiniPeriods(grahas: readonly Placed[], lagnaDeg: number): readonly YearPeriod<PatyayiniLord>[] {
  const points: readonly { readonly id: PatyayiniLord; readonly longitudeDeg: number }[] = [
    ...grahas,
    { id: "lagna", longitudeDeg: lagnaDeg },
  ];
  const rising = points
    .map(({ id, longitudeDeg }) => ({ lord: id, krishamsaDeg: degreeInSign(longitudeDeg) }))
    .toSorted((one, other) => one.krishamsaDeg - other.krishamsaDeg);
  const largest = rising.at(-1)?.krishamsaDeg ?? 0;
  const share = (index0: number): number =>
    (at(rising, index0).krishamsaDeg - (rising[index0 - 1]?.krishamsaDeg ?? 0)) / largest;
  return laidOut(rising.map(({ lord }, index0) => ({ lord, part: share(index0) })));
}

function laidOut<Lord>(parts: readonly { readonly lord: Lord; readonly part: number }[]): readonly YearPeriod<Lord>[] {
  let from = 0;
  return parts.map(({ lord, part }, index0) => {
    const period = { lord, from, to: index0 === parts.length - 1 ? 1 : from + part };
    from = period.to;
    return period;
  });
}
