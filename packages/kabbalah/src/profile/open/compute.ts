import { type BirthSpan, civilTimeAt, datesFrom, spanOfBirth } from "@almagest/civil-time";
import type { SkyContext } from "@almagest/ephemeris";
import { DomainError, type NowContext, type UncertainRequest } from "@almagest/operation";
import { type Changes, changesOf, searchedSky } from "@almagest/sky";
import type * as z from "zod";
import { profileMembers } from "../../birth-time/members";
import { type HebrewBirthday, nextBirthday } from "../../calendar/birthday";
import { type HebrewDate, hebrewDateOf } from "../../calendar/hebrew-date";
import { type AngelFacts, angelsOf, ROLES, type Role } from "../../names/wheels";
import { laterOf } from "../birth-compute";
import type { birthProfileBody } from "../birth-schema";

export type OpenProfileInput = UncertainRequest<z.output<typeof birthProfileBody>, "time">;

/** A Hebrew date that the birth may have. */
export interface DateFacts {
  readonly civilDate: string;
  readonly afterSunset: boolean;
  readonly hebrewDate: HebrewDate;
  readonly birthday: HebrewBirthday;
}

/** A name of one of the three wheels, from a second on. */
export interface AngelStay extends AngelFacts {
  readonly fromEpochMs: number;
}

export interface OpenProfileFacts {
  readonly given: OpenProfileInput;
  readonly span: BirthSpan;
  readonly changes: Changes;
  /** In order of time; one where it is certain. */
  readonly dates: readonly DateFacts[];
  /** None for a name that changes too often to be listed. */
  readonly angels: Readonly<Record<Role, readonly AngelStay[]>>;
}

/**
 * The profile of a birth whose time is open. Of an unknown time the Hebrew day before and after sunset are both possible,
 * unless the caller said that the Sun had set; of a range the caller's word holds as it does for a time.
 * @throws DomainError `unprocessable_entity` for a day that the ephemeris does not reach.
 */
export function computeOpenProfile(
  given: OpenProfileInput,
  { ephemeris, now }: SkyContext & NowContext,
): OpenProfileFacts {
  if (given.date.length !== "2000-01-01".length) throw tooFar(given.date, ephemeris.range);
  const span = spanOfBirth(given);
  const sky = searchedSky(ephemeris, span);
  const isDateOpen = span.state === "unknown" && !given.afterSunset;
  const members = profileMembers(sky, given).filter(({ member }) => member !== "hebrewDate" || !isDateOpen);
  const changes = changesOf(sky, members);
  const [first, last] = [span.fromEpochMs, span.toEpochMs].map((epochMs) => civilTimeAt(epochMs, span.timezone).date);
  const today = civilTimeAt(now, given.timezone).date;
  const dates = datesFrom(first ?? given.date, last ?? given.date).flatMap((civilDate) =>
    (isDateOpen ? [false, true] : [given.afterSunset]).map((afterSunset) => {
      const hebrewDate = hebrewDateOf(civilDate, afterSunset);
      return { civilDate, afterSunset, hebrewDate, birthday: nextBirthday(hebrewDate, laterOf(today, civilDate)) };
    }),
  );
  const angelAt = (role: Role, epochMs: number): AngelStay[] => {
    const { date, time } = civilTimeAt(epochMs, span.timezone);
    const sunLongitudeDeg = ephemeris.ecliptic("sun", ephemeris.timeScales(epochMs).jdTt).longitudeDeg;
    const found = angelsOf({ ...given, date, time, sunLongitudeDeg }).filter((angel) => angel.role === role);
    return found.map((angel) => ({ ...angel, fromEpochMs: epochMs }));
  };
  const staysOf = (role: Role): readonly AngelStay[] => {
    const member = `angels.${role}`;
    if (changes.counted.some((one) => one.member === member)) return [];
    const moves = changes.changes.filter((change) => change.member === member);
    return [span.fromEpochMs, ...moves.map(({ epochMs }) => epochMs)].flatMap((epochMs) => angelAt(role, epochMs));
  };
  const [body, character, spirit] = ROLES.map(staysOf);
  return {
    given,
    span,
    changes,
    dates,
    angels: { body: body ?? [], character: character ?? [], spirit: spirit ?? [] },
  };
}

function tooFar(
  date: string,
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `What changes within a birth is looked for in the sky, which is at hand from ${fromDate} to ${toDate}. Send ${date} with a time, or without one.`,
    { date },
  );
}
