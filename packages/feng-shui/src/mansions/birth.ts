import type { SkyContext } from "@almagest/ephemeris";
import type { Star } from "../stars/lo-shu";
import { type YearBoundary, yearOfDate } from "../year/solar-year";
import { type Gender, type Kua, kuaOf, rawKua } from "./kua";

export interface BirthInput {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly gender: Gender;
  readonly yearBoundary: YearBoundary;
}

export interface BirthKua {
  readonly kua: Kua;
  readonly rawKua: Star;
  readonly gender: Gender;
  readonly solarYear: number;
  /** YYYY-MM-DD at UTC+8, in the calendar year of the birth. */
  readonly boundaryDate: string;
  readonly yearBoundary: YearBoundary;
}

/**
 * The kua number of a birth: its solar year alone decides.
 * @throws DomainError `unprocessable_entity` outside the range of the ephemeris.
 */
export function kuaOfBirth({ date, gender, yearBoundary }: BirthInput, { ephemeris }: SkyContext): BirthKua {
  const { year, boundaryDate } = yearOfDate(date, yearBoundary, ephemeris);
  const raw = rawKua(year, gender);
  return { kua: kuaOf(raw, gender), rawKua: raw, gender, solarYear: year, boundaryDate, yearBoundary };
}
