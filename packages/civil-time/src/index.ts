export { type BirthMoment, type BirthSpan, localDateTime, spanOfBirth } from "./birth-span";
export { civilTimeAt, formatIsoUtc, type WallClock } from "./civil-time-at";
export {
  addDays,
  dateOfDayNumber,
  datesFrom,
  dayNumberOf,
  daysBetween,
  isBeforeGregorianReform,
  julianDateOf,
  weekdayOf,
} from "./days";
export { expandedDateOf, expandedDayNumberOf } from "./expanded-days";
export { epochMillisecondsOfJulianDay, julianDayUtc } from "./julian-day";
export { type PlaceAndClock, placeMistakeNotice, placeNotice } from "./place-notice";
export { type CivilInstant, type CivilTime, type CivilTimeKind, resolveCivilTime, resolveOnDay } from "./resolve";
