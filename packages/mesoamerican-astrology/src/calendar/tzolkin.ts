import { at } from "@almagest/operation";
import { openingSign, roundDay } from "./count260";
import { MAYAN_SIGNS, type MayanSign } from "./signs";

/** 0.0.0.0.0 is 4 Ajaw, which is 159 days after 1 Imix. */
const ERA_BASE_AFTER_FIRST = 159;

export interface TzolkinDay {
  readonly sign: MayanSign;
  /** The coefficient, 1 to 13. */
  readonly number: number;
  readonly trecena: Trecena;
}

export interface Trecena {
  /** 1 to 20, from the one that 1 Imix opens. */
  readonly number: number;
  /** 1 to 13; the coefficient of the day. */
  readonly dayOfTrecena: number;
  readonly rulingSign: MayanSign;
}

/** Position of a day in the round of 260, 0 to 259 or beyond, counted from 1 Imix. */
export function placeInRound(daysSinceEpoch: number): number {
  return daysSinceEpoch + ERA_BASE_AFTER_FIRST;
}

/** The Tzolkin day, so many days after 0.0.0.0.0. */
export function tzolkinOn(daysSinceEpoch: number): TzolkinDay {
  const day = roundDay(placeInRound(daysSinceEpoch));
  return {
    sign: at(MAYAN_SIGNS, day.signIndex0),
    number: day.number,
    trecena: {
      number: day.trecena,
      dayOfTrecena: day.number,
      rulingSign: at(MAYAN_SIGNS, day.openingIndex0),
    },
  };
}

/** The sign whose day 1 opens a trecena, 1 to 20. */
export function mayanOpening(trecena: number): MayanSign {
  return at(MAYAN_SIGNS, openingSign(trecena));
}
