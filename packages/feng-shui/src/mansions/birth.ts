import { civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import type { Star } from "../stars/lo-shu";
import { liChunSeconds, type YearBoundary, yearOfDate, yearOfInstant } from "../year/solar-year";
import { type Gender, type Kua, kuaOf, rawKua } from "./kua";

export interface BirthInput {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Both or none: without them the date is read at the start of its day at UTC+8. */
  readonly time?: string | undefined;
  readonly timezone?: number | string | undefined;
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
  /** Of a day that holds both years and a birth without its time: when the second begins, and its kua. */
  readonly turn?: { readonly clockUtc8: string; readonly kua: Kua } | undefined;
}

/**
 * The kua number of a birth: its solar year alone decides.
 * @throws DomainError `unprocessable_entity` outside the range of the ephemeris.
 */
export function kuaOfBirth(input: BirthInput, { ephemeris }: SkyContext): BirthKua {
  const { date, gender, yearBoundary } = input;
  const { year: yearOfDay, boundaryDate } = yearOfDate(date, yearBoundary, ephemeris);
  const epochSeconds = secondsOf(input);
  const isTurning = epochSeconds === undefined && yearBoundary === "li-chun" && date === boundaryDate;
  const solarYear = epochSeconds === undefined ? yearOfDay : yearOfInstant(epochSeconds, yearBoundary, ephemeris);
  const raw = rawKua(solarYear, gender);
  return {
    ...{ kua: kuaOf(raw, gender), rawKua: raw, gender, solarYear, boundaryDate, yearBoundary },
    turn: isTurning ? turnInto(solarYear + 1, gender, ephemeris) : undefined,
  };
}

function secondsOf({ date, time, timezone }: BirthInput): number | undefined {
  if (time === undefined || timezone === undefined) return undefined;
  return resolveCivilTime({ date, time, timezone }).epochMilliseconds / 1000;
}

function turnInto(year: number, gender: Gender, ephemeris: Ephemeris): BirthKua["turn"] {
  const clockUtc8 = civilTimeAt(1000 * liChunSeconds(year, ephemeris), 8).time;
  return { clockUtc8, kua: kuaOf(rawKua(year, gender), gender) };
}

/** The kua that a birth on the day of Li Chun leaves open without its time, as a member to be spread. */
export function turnNotice({ turn, kua, solarYear, boundaryDate }: BirthKua): { readonly notice?: string } {
  if (turn === undefined) return {};
  const notice = `${boundaryDate} holds both years: Li Chun is at ${turn.clockUtc8} (UTC+8). The birth was read as before it, in ${solarYear} with kua ${kua}; after it, it is in ${solarYear + 1} with kua ${turn.kua}. Send time and timezone.`;
  return { notice };
}
