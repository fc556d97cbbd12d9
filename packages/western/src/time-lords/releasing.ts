import { SIGN_IDS, type SignId, signAfter } from "@almagest/sky";
import { SIGNS } from "../tables/zodiac";
import { cutParts, type LordPeriod, type Scheme } from "./period";
import { type CapricornYears, yearsOfSign } from "./tables";

export interface ReleasingRules {
  readonly startSign: SignId;
  readonly capricornYears: CapricornYears;
  readonly yearDays: number;
}

/**
 * Zodiacal releasing. Each sign has its years, and each level is a twelfth of the one above: years, months, days of two
 * and a half, hours of five. The parts of a period begin with its own sign; after all twelve they go on once from the
 * sign opposite to it, the loosing of the bond. The first level goes on round the zodiac.
 * Source: Vettius Valens, Anthology IV.4 to IV.10.
 */
export function releasing({ startSign, capricornYears, yearDays }: ReleasingRules): Scheme {
  const part = (sign: SignId, unitDays: number) => {
    const { ruler } = SIGNS[sign];
    return { sign, lord: ruler, days: yearsOfSign(sign, ruler, capricornYears) * unitDays };
  };
  return {
    levels: 4,
    *majors() {
      let fromDays = 0;
      for (let step = 0; ; step += 1) {
        const { days, ...own } = part(signAfter(startSign, step % 12), yearDays);
        yield { ...own, level: 1, fromDays, toDays: fromDays + days };
        fromDays += days;
      }
    },
    partsOf: (period) => cutParts(period, partsFrom(period)),
  };

  function* partsFrom({ level, sign = startSign }: LordPeriod) {
    const unitDays = yearDays / 12 ** level;
    for (let step = 0; step < 12; step += 1) yield part(signAfter(sign, step), unitDays);
    const opposite = signAfter(sign, 6);
    yield { ...part(opposite, unitDays), isLoosed: true };
    for (let step = 1; ; step += 1) yield part(signAfter(opposite, step % 12), unitDays);
  }
}

/** The place of a sign from that of Fortune, 1 to 12. */
export function placeFrom(fortuneSign: SignId, sign: SignId): number {
  return ((SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(fortuneSign) + 12) % 12) + 1;
}

/** Angles of the Lot of Fortune: its own sign and the fourth, seventh and tenth from it. */
export function isPeak(place: number): boolean {
  return place % 3 === 1;
}
