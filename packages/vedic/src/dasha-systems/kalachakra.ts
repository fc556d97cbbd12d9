import { at } from "@almagest/operation";
import { TICKS_PER_PADA, ticksOf } from "../zodiac/circle";
import type { MoonCycle } from "./graha-systems";
import type { Branch } from "./system";

/** Years of the signs from Aries, by their lords (Brihat Parashara Hora Shastra 46). */
const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;

/**
 * Signs of the four padas of the group of Ashwini, then of Bharani, Aries 1 (the same). Those of the groups of
 * Rohini and Mrigashira are this chain read backward.
 */
const SAVYA: readonly number[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[10, 11, 12, 8, 7, 6, 4, 5, 3],
  ...[2, 1, 12, 11, 10, 9, 1, 2, 3],
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12],
  ...[8, 7, 6, 4, 5, 3, 2, 1, 12],
  ...[11, 10, 9, 1, 2, 3, 4, 5, 6],
  ...[7, 8, 9, 10, 11, 12, 8, 7, 6],
  ...[4, 5, 3, 2, 1, 12, 11, 10, 9],
].map((sign) => sign - 1);
const CHAINS = { savya: SAVYA, apasavya: SAVYA.toReversed() } as const;

export const KALACHAKRA_DIRECTIONS = ["savya", "apasavya"] as const;
export type KalachakraDirection = (typeof KALACHAKRA_DIRECTIONS)[number];

const ROW = 9;
/** Major periods are listed up to this age. */
const LISTED_YEARS = 120;

export interface Kalachakra extends MoonCycle {
  readonly direction: KalachakraDirection;
  /** 1 to 4. */
  readonly pada: number;
  /** Zero-based signs. */
  readonly deha0: number;
  readonly jiva0: number;
  /** Years of the pada's nine signs together. */
  readonly paramayus: number;
}

/**
 * The Kalachakra of the Moon's pada. The part of the pada that she has passed is the part of its paramayus that is gone.
 * After nine signs follow those of the next pada, and after the fourth pada the other group of the same direction
 * (P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 24).
 */
export function kalachakra(moonDeg: number): Kalachakra {
  const ticks = ticksOf(moonDeg);
  const pada108 = Math.floor(ticks / TICKS_PER_PADA);
  const nakshatra0 = Math.floor(pada108 / 4);
  const direction = Math.floor(nakshatra0 / 3) % 2 === 0 ? "savya" : "apasavya";
  const chain = CHAINS[direction];
  const rowStart = ROW * ((isSecondGroup(nakshatra0) ? 4 : 0) + (pada108 % 4));
  const row = chain.slice(rowStart, rowStart + ROW);
  const paramayus = yearsOf(row);
  let left = ((ticks % TICKS_PER_PADA) / TICKS_PER_PADA) * paramayus;
  let column0 = 0;
  while (left >= signYears(at(row, column0))) {
    left -= signYears(at(row, column0));
    column0 += 1;
  }
  const start = rowStart + column0;
  const ends = [at(row, 0), at(row, ROW - 1)] as const;
  const [deha0, jiva0] = direction === "savya" ? ends : [ends[1], ends[0]];
  const majorAt = (index0: number): Branch => signBranch(chain, (start + index0) % chain.length);
  return {
    elapsedYears: left,
    majorAt,
    listed: () => ({ first0: 0, count: countUntil(LISTED_YEARS + left, majorAt) }),
    depth: 3,
    seat: ROW * pada108 + column0,
    seats: ROW * 108,
    direction,
    pada: (pada108 % 4) + 1,
    deha0,
    jiva0,
    paramayus,
  };
}

/** Ten nakshatras have the first group of savya (the same, 46.58), and four that of apasavya. */
function isSecondGroup(nakshatra0: number): boolean {
  const place = nakshatra0 % 3;
  return Math.floor(nakshatra0 / 3) % 2 === 0 ? place === 1 : place > 0;
}

/** A sign of a chain; its parts are the nine signs of its pada from itself on, by their share of the paramayus. */
function signBranch(chain: readonly number[], place0: number, given?: number): Branch {
  const sign0 = at(chain, place0);
  const years = given ?? signYears(sign0);
  const rowStart = place0 - (place0 % ROW);
  const paramayus = yearsOf(chain.slice(rowStart, rowStart + ROW));
  return {
    ruler: { sign0 },
    years,
    parts: () =>
      Array.from({ length: ROW }, (_, step) => {
        const part0 = rowStart + ((place0 - rowStart + step) % ROW);
        return signBranch(chain, part0, (years * signYears(at(chain, part0))) / paramayus);
      }),
  };
}

function signYears(sign0: number): number {
  return at(SIGN_YEARS, sign0);
}

function yearsOf(signs0: readonly number[]): number {
  return signs0.reduce((sum, sign0) => sum + signYears(sign0), 0);
}

function countUntil(years: number, majorAt: (index0: number) => Branch): number {
  let sum = 0;
  let count = 0;
  while (sum < years) {
    sum += majorAt(count).years;
    count += 1;
  }
  return count;
}
