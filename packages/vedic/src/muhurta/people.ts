import type { Ephemeris } from "@almagest/ephemeris";
import { type CivilMoment, chartMoment } from "@almagest/sky";
import { luminariesAt } from "../panchang/limbs";
import { ASHTAMA_HOUSE, taraOf, taraQuality } from "../panchang/strength";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";

export interface PersonInput extends CivilMoment {
  readonly name?: string | undefined;
}

/** One who takes part, by the Moon of the birth. */
export interface Person {
  readonly name: string | undefined;
  readonly star0: number;
  readonly sign0: number;
}

export function personOf(ephemeris: Ephemeris, input: PersonInput): Person {
  const { moonLongitudeDeg } = luminariesAt(ephemeris, chartMoment(ephemeris, input).jdTt);
  return {
    name: input.name,
    star0: nakshatraOf(moonLongitudeDeg).number - 1,
    sign0: signIndex0(moonLongitudeDeg),
  };
}

/** Whether a star of the day is the third, fifth or seventh of nine from the birth star. */
export function hasBadTara(person: Person, dayStar0: number): boolean {
  return taraQuality(taraFor(person, dayStar0)) === "unfavourable";
}

/** A star of the day counted from the birth star, 1 to 9. */
export function taraFor({ star0 }: Person, dayStar0: number): number {
  return taraOf(star0, dayStar0);
}

/** Whether a sign is the eighth from the Moon's sign at birth. */
export function isEighth({ sign0 }: Person, ofSign0: number): boolean {
  return houseFrom(sign0, ofSign0) === ASHTAMA_HOUSE;
}
