import { civilTimeAt, expandedDateOf, expandedDayNumberOf, resolveOnDay } from "@almagest/civil-time";
import type { Ephemeris, SkyContext } from "@almagest/ephemeris";
import type { NowContext } from "@almagest/operation";
import type * as z from "zod";
import { type HebrewBirthday, nextBirthday } from "../calendar/birthday";
import { type HebrewDate, hebrewDateOf } from "../calendar/hebrew-date";
import { type AngelFacts, angelsOf, type WheelInput } from "../names/wheels";
import type { birthProfileBody } from "./birth-schema";

export interface BirthProfileFacts {
  readonly given: z.output<typeof birthProfileBody>;
  /** Days that the sky covers, where the Sun's place was asked for and the birth is outside them. */
  readonly skyless: { readonly from: string; readonly to: string } | undefined;
  readonly offsetHours: number;
  readonly hebrewDate: HebrewDate;
  readonly birthday: HebrewBirthday;
  readonly angels: readonly AngelFacts[];
}

/** The Hebrew date, its next birthday, and the three names of a birth. The sky is asked for names by degrees alone. */
export function computeBirthProfile(
  sent: z.output<typeof birthProfileBody>,
  { ephemeris, now }: SkyContext & NowContext,
): BirthProfileFacts {
  const dayNumber = expandedDayNumberOf(sent.date);
  const input = { ...sent, date: expandedDateOf(dayNumber) };
  const { offsetHours, epochMilliseconds } = resolveOnDay(dayNumber, input);
  const hebrewDate = hebrewDateOf(input.date, input.afterSunset);
  const today = civilTimeAt(now, input.timezone).date;
  const isByDegrees = input.angelDating === "solar-longitude";
  const sunLongitudeDeg = isByDegrees ? sunAt(ephemeris, epochMilliseconds) : undefined;
  const wheel: WheelInput = { ...input, sunLongitudeDeg };
  const { fromDate, toDate } = ephemeris.range;
  return {
    given: input,
    skyless: isByDegrees && sunLongitudeDeg === undefined ? { from: fromDate, to: toDate } : undefined,
    offsetHours,
    hebrewDate,
    birthday: nextBirthday(hebrewDate, laterOf(today, input.date)),
    angels: angelsOf(wheel),
  };
}

const DAY_MS = 86_400_000;

/** The Sun's tropical longitude in degrees; undefined on a day, in UTC, that the sky does not cover. */
function sunAt(ephemeris: Ephemeris, epochMilliseconds: number): number | undefined {
  const { fromDate, toDate } = ephemeris.range;
  const dayNumber = Math.floor(epochMilliseconds / DAY_MS);
  if (dayNumber < expandedDayNumberOf(fromDate) || dayNumber > expandedDayNumberOf(toDate)) return undefined;
  return ephemeris.ecliptic("sun", ephemeris.timeScales(epochMilliseconds).jdTt).longitudeDeg;
}

export function laterOf(first: string, second: string): string {
  return expandedDayNumberOf(first) < expandedDayNumberOf(second) ? second : first;
}
