import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { TICKS_PER_ARCSEC, TICKS_PER_CIRCLE, TICKS_PER_NAKSHATRA, ticksOf } from "../zodiac/circle";
import { nakshatraOf, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from "../zodiac/nakshatras";
import type { Branch, DashaCycle } from "./system";
import { YOGINI_IDS, type YoginiId } from "./yoginis";

/** A cycle counted from the Moon. */
export interface MoonCycle extends DashaCycle {
  /** The Moon's place in the wheel of the system: it rises with her longitude, and the first ruler changes with it alone. */
  readonly seat: number;
  /** Seats of the whole wheel. */
  readonly seats: number;
}

interface Lord {
  readonly graha: GrahaId;
  readonly yogini?: YoginiId;
  readonly years: number;
}

/** The place of the Moon among the lords, and the part of the first one's years that is gone, [0, 1). */
interface Start {
  readonly first0: number;
  readonly passed: number;
}

/** Lords in a ring; a part begins with its own lord and has the share of its years (the same, 51.1-2). */
function ringCycle(lords: readonly Lord[], { first0, passed }: Start, count: number): DashaCycle {
  const total = lords.reduce((sum, { years }) => sum + years, 0);
  const branch = (index0: number, years: number): Branch => {
    const { years: _, ...ruler } = at(lords, index0 % lords.length);
    return {
      ruler,
      years,
      parts: () =>
        lords.map((_, step) => {
          const part0 = (index0 + step) % lords.length;
          return branch(part0, (years * at(lords, part0).years) / total);
        }),
    };
  };
  const yearsOf = (index0: number): number => at(lords, index0 % lords.length).years;
  return {
    elapsedYears: passed * yearsOf(first0),
    majorAt: (index0) => branch(first0 + index0, yearsOf(first0 + index0)),
    listed: () => ({ first0: 0, count }),
    depth: 5,
  };
}

const VIMSHOTTARI: readonly Lord[] = VIMSHOTTARI_LORDS.map((graha) => ({ graha, years: VIMSHOTTARI_YEARS[graha] }));

/** The Vimshottari cycle of 120 years. */
export function vimshottariCycle(moonDeg: number): MoonCycle {
  const seat = nakshatraOf(moonDeg).number - 1;
  const start = { first0: seat % 9, passed: nakshatraPassed(moonDeg) };
  return { ...ringCycle(VIMSHOTTARI, start, 9), seat, seats: 27 };
}

const YOGINI_GRAHAS = ["moon", "sun", "jupiter", "mars", "mercury", "saturn", "venus", "rahu"] as const;
const YOGINIS: readonly Lord[] = YOGINI_IDS.map((yogini, index0) => ({
  graha: at(YOGINI_GRAHAS, index0),
  yogini,
  years: index0 + 1,
}));

/** Three rounds of 36 years are listed. */
const YOGINI_ROUNDS = 3;

/** The Yogini cycle of 36 years: the number of the nakshatra and 3, by eights (the same, 46.199). */
export function yoginiCycle(moonDeg: number): MoonCycle {
  const { number } = nakshatraOf(moonDeg);
  const start = { first0: (number + 2) % 8, passed: nakshatraPassed(moonDeg) };
  return { ...ringCycle(YOGINIS, start, 8 * YOGINI_ROUNDS), seat: number - 1, seats: 27 };
}

function nakshatraPassed(moonDeg: number): number {
  return (ticksOf(moonDeg) % TICKS_PER_NAKSHATRA) / TICKS_PER_NAKSHATRA;
}

/** Lords and years in order (the same, 46.17-20). */
const ASHTOTTARI: readonly Lord[] = [
  { graha: "sun", years: 6 },
  { graha: "moon", years: 15 },
  { graha: "mars", years: 8 },
  { graha: "mercury", years: 17 },
  { graha: "saturn", years: 10 },
  { graha: "jupiter", years: 19 },
  { graha: "rahu", years: 12 },
  { graha: "venus", years: 21 },
];

export const ASHTOTTARI_STARTS = ["ardra", "krittika"] as const;
export type AshtottariStart = (typeof ASHTOTTARI_STARTS)[number];
export const ABHIJIT_COUNTS = ["counted", "left-out"] as const;
export type AbhijitCount = (typeof ABHIJIT_COUNTS)[number];

const ARDRA0 = 5;
const UTTARA_ASHADHA0 = 20;
/** Uttara Ashadha without its last quarter; that quarter and a fifteenth of Shravana, which are Abhijit; the rest. */
const ABHIJIT_ARCSEC = [36_000, 15_200, 44_800] as const;

/** Lengths of the stars from Ashwini in ticks: 27, or 28 with Abhijit. */
function starTicks(abhijit: AbhijitCount): readonly number[] {
  const equal = Array.from({ length: 27 }, () => TICKS_PER_NAKSHATRA);
  if (abhijit === "left-out") return equal;
  const abhijits = ABHIJIT_ARCSEC.map((arcsec) => arcsec * TICKS_PER_ARCSEC);
  return [...equal.slice(0, UTTARA_ASHADHA0), ...abhijits, ...equal.slice(UTTARA_ASHADHA0 + 2)];
}

/**
 * The Ashtottari cycle of 108 years. From Ardra four stars and three by turns have one lord, and each star an equal part
 * of his years. A count from Krittika has the same groups, each under the lord after.
 */
export function ashtottariCycle(
  moonDeg: number,
  { start, abhijit }: { readonly start: AshtottariStart; readonly abhijit: AbhijitCount },
): MoonCycle {
  const lengths = starTicks(abhijit);
  const groups = [4, 3, 4, 3, abhijit === "counted" ? 4 : 3, 3, 4, 3];
  const { star0, passed } = starAt(lengths, ticksOf(moonDeg));
  let fromArdra0 = (star0 - ARDRA0 + lengths.length) % lengths.length;
  let group0 = 0;
  while (fromArdra0 >= at(groups, group0)) {
    fromArdra0 -= at(groups, group0);
    group0 += 1;
  }
  const first0 = start === "ardra" ? group0 : (group0 + 1) % groups.length;
  const ring = ringCycle(ASHTOTTARI, { first0, passed: (fromArdra0 + passed) / at(groups, group0) }, 8);
  // nakshatra and star together, so that a seat keeps both
  return { ...ring, seat: nakshatraOf(moonDeg).number - 1 + star0, seats: 27 + lengths.length };
}

function starAt(lengths: readonly number[], ticks: number): { readonly star0: number; readonly passed: number } {
  let from = 0;
  for (const [star0, length] of lengths.entries()) {
    if (ticks < from + length) return { star0, passed: (ticks - from) / length };
    from += length;
  }
  return { star0: 0, passed: (ticks - TICKS_PER_CIRCLE) / at(lengths, 0) };
}
