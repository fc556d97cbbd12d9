import { at } from "@almagest/operation";
import { TICKS_PER_DEGREE, TICKS_PER_SIGN, ticksOf, wrap } from "../zodiac/circle";
import { isOddSign } from "../zodiac/rashis";

/** The fifteen divisions beside the rashi chart (Brihat Parashara Hora Shastra 6, Shodasha Varga). */
export const DIVISIONS = [2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;
export type Division = (typeof DIVISIONS)[number];

const LEO0 = 4;
const CANCER0 = 3;

/** Sign of a part: from the sign divided (zero-based) and the number of the part (zero-based). */
type PartRule = (sign0: number, part0: number) => number;

const byModality =
  (starts: readonly [movable: number, fixed: number, dual: number]): PartRule =>
  (sign0, part0) =>
    at(starts, sign0 % 3) + part0;

const byElement =
  (starts: readonly [fire: number, earth: number, air: number, water: number]): PartRule =>
  (sign0, part0) =>
    at(starts, sign0 % 4) + part0;

const byParity =
  (odd: PartRule, even: PartRule): PartRule =>
  (sign0, part0) =>
    (isOddSign(sign0) ? odd : even)(sign0, part0);

const fromSign =
  (first0: number): PartRule =>
  (_, part0) =>
    first0 + part0;

/** The rules of chapter 6, division by division. */
const PART_RULES: Readonly<Record<Exclude<Division, 30>, PartRule>> = {
  2: byParity(
    (_, part0) => (part0 === 0 ? LEO0 : CANCER0),
    (_, part0) => (part0 === 0 ? CANCER0 : LEO0),
  ),
  3: (sign0, part0) => sign0 + 4 * part0,
  4: (sign0, part0) => sign0 + 3 * part0,
  7: byParity(
    (sign0, part0) => sign0 + part0,
    (sign0, part0) => sign0 + 6 + part0,
  ),
  9: byElement([0, 9, 6, 3]),
  10: byParity(
    (sign0, part0) => sign0 + part0,
    (sign0, part0) => sign0 + 8 + part0,
  ),
  12: (sign0, part0) => sign0 + part0,
  16: byModality([0, 4, 8]),
  20: byModality([0, 8, 4]),
  24: byParity(fromSign(LEO0), fromSign(CANCER0)),
  27: byElement([0, 3, 6, 9]),
  40: byParity(fromSign(0), fromSign(6)),
  45: byModality([0, 4, 8]),
  60: (sign0, part0) => sign0 + part0,
};

interface UnequalPart {
  readonly endDeg: number;
  readonly sign0: number;
}

/** The unequal parts of the Trimsamsa, verses 27-28: where each ends in its sign, and the sign it is. */
const TRIMSAMSA_ODD: readonly UnequalPart[] = [
  { endDeg: 5, sign0: 0 },
  { endDeg: 10, sign0: 10 },
  { endDeg: 18, sign0: 8 },
  { endDeg: 25, sign0: 2 },
  { endDeg: 30, sign0: 6 },
];
const TRIMSAMSA_EVEN: readonly UnequalPart[] = [
  { endDeg: 5, sign0: 1 },
  { endDeg: 12, sign0: 5 },
  { endDeg: 20, sign0: 11 },
  { endDeg: 25, sign0: 9 },
  { endDeg: 30, sign0: 7 },
];

/** The longitudes at which a graha or the Lagna may enter another part of a division, in order. */
export function divisionBordersDeg(division: Division): readonly number[] {
  return Array.from({ length: 12 }, (_, sign0) => startsInSign(division, sign0).map((deg) => 30 * sign0 + deg)).flat();
}

function startsInSign(division: Division, sign0: number): readonly number[] {
  if (division === 30) return trimsamsaOf(sign0).map(({ endDeg }) => endDeg % 30);
  return Array.from({ length: division }, (_, part0) => (30 * part0) / division);
}

/** Number of the part, from 0, within its sign. Of the Trimsamsa, the number of the unequal part. */
export function vargaPart0(division: Division, longitudeDeg: number): number {
  const ticks = ticksOf(longitudeDeg);
  const inSign = ticks % TICKS_PER_SIGN;
  if (division === 30) return trimsamsaPart0(Math.floor(ticks / TICKS_PER_SIGN), inSign);
  return Math.floor((inSign * division) / TICKS_PER_SIGN);
}

/** Zero-based sign of a longitude in a divisional chart. It depends on the longitude alone. */
export function vargaSign0(division: Division, longitudeDeg: number): number {
  const sign0 = Math.floor(ticksOf(longitudeDeg) / TICKS_PER_SIGN);
  const part0 = vargaPart0(division, longitudeDeg);
  if (division === 30) return at(trimsamsaOf(sign0), part0).sign0;
  return wrap(PART_RULES[division](sign0, part0), 12);
}

function trimsamsaPart0(sign0: number, ticksInSign: number): number {
  return trimsamsaOf(sign0).findIndex(({ endDeg }) => ticksInSign < endDeg * TICKS_PER_DEGREE);
}

function trimsamsaOf(sign0: number): readonly UnequalPart[] {
  return isOddSign(sign0) ? TRIMSAMSA_ODD : TRIMSAMSA_EVEN;
}
