import { date as civilDateSchema, datesMeant } from "@almagest/operation";

/** Words between a name and a birth date. */
export const LATE_NAMES = /[\s,;:(]*\b(?:born|was born|b\.)\s*(?:on)?\s*:?$/iu;

/** YYYY-MM-DD; undefined if there is no such day. */
export function civilDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return civilDateSchema.safeParse(date).success ? date : undefined;
}

/** The message for a line without a readable date: it quotes the line and lists the possible days, and guesses none. */
export function unreadableDate(text: string): string {
  const other = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./]\d{1,2}[./]\d{1,2}/.exec(text)?.[0];
  if (other === undefined) return "has no date of the form YYYY-MM-DD";
  const days = datesMeant(other);
  if (days.length === 0) return `has the date ${other}, and YYYY-MM-DD is read`;
  const doubt = days.length > 1 ? ", in which day and month may be exchanged" : "";
  return `has the date ${other}${doubt}, and YYYY-MM-DD is read: ${days.join(" or ")}`;
}
