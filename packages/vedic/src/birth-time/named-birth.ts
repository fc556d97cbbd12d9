import type { BirthMoment } from "@almagest/civil-time";
import type { DateCalendar, UncertainRequest } from "@almagest/operation";
import type { Place } from "@almagest/sky";

/** The birth of a request that has other dates beside it. */
export type NamedBirth = UncertainRequest<
  { readonly birthDate: string; readonly birthTime: string; readonly timezone: number | string },
  "birthTime"
> &
  Place & { readonly calendar?: DateCalendar | undefined };

/** The same by the names of a request that has no other date. */
export function birthNamed(input: NamedBirth): BirthMoment & Place & { readonly calendar?: DateCalendar | undefined } {
  const { latitude, longitude, timezone, calendar } = input;
  return {
    date: input.birthDate,
    time: input.birthTime,
    timeAccuracyMinutes: input.birthTimeAccuracyMinutes,
    timeFrom: input.birthTimeFrom,
    timeTo: input.birthTimeTo,
    dateTo: input.birthDateTo,
    timezone,
    calendar,
    latitude,
    longitude,
  };
}
