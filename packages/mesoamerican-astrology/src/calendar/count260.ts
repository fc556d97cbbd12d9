import { modulo } from "./modulo";

export const SIGN_COUNT = 20;
export const TRECENA_DAYS = 13;
export const ROUND_DAYS = 260;

/** A day of the 260, whichever people's signs it is told in. */
export interface RoundDay {
  /** The coefficient, 1 to 13. It is the day of the trecena as well. */
  readonly number: number;
  /** Place of the sign, 0 to 19 from Imix or Cipactli. */
  readonly signIndex0: number;
  /** 1 to 20, counted from the trecena that 1 Imix or 1 Cipactli opens. */
  readonly trecena: number;
  /** Place of the sign that opens the trecena, 0 to 19. */
  readonly openingIndex0: number;
}

/** The day so many days after 1 Imix (1 Cipactli), negative before. */
export function roundDay(daysAfterFirst: number): RoundDay {
  const place = modulo(daysAfterFirst, ROUND_DAYS);
  const trecena = Math.floor(place / TRECENA_DAYS) + 1;
  return {
    number: (place % TRECENA_DAYS) + 1,
    signIndex0: place % SIGN_COUNT,
    trecena,
    openingIndex0: openingSign(trecena),
  };
}

/** Place of the sign that opens a trecena: each opens thirteen signs after the one before. */
export function openingSign(trecena: number): number {
  return modulo((trecena - 1) * TRECENA_DAYS, SIGN_COUNT);
}

/** The trecena that a sign opens. 17 undoes a step of 13 among 20: 13 · 17 = 221 = 11 · 20 + 1. */
export function trecenaOpenedBy(signIndex0: number): number {
  return modulo(signIndex0 * 17, SIGN_COUNT) + 1;
}

/** Days between two days of the 260 the shorter way round, 0 to 130. */
export function daysApart(first: number, second: number): number {
  const ahead = modulo(first - second, ROUND_DAYS);
  return Math.min(ahead, ROUND_DAYS - ahead);
}
