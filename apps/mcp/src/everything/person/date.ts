import { date as civilDateSchema } from "@almagest/operation";

/** What people write between a name and a date. */
export const LATE_NAMES = /[\s,;:(]*\b(?:born|was born|b\.)\s*(?:on)?\s*:?$/iu;

/** YYYY-MM-DD; undefined where there is no such day. */
export function civilDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return civilDateSchema.safeParse(date).success ? date : undefined;
}

/** Says what a line without a readable date has instead: what can be meant in two ways is not guessed at. */
export function unreadableDate(text: string): string {
  const other = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./]\d{1,2}[./]\d{1,2}/.exec(text)?.[0];
  return other === undefined
    ? "has no date of the form YYYY-MM-DD"
    : `has the date ${other}, in which day and month may be exchanged; YYYY-MM-DD is read`;
}
