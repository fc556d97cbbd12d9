import { isMembers } from "./names";

/** The people or the day that a page is about, a line each: name, place, and date with time by the local clock. */
export function subjectLines(answer: unknown, lang: string): readonly string[] {
  const subjects: unknown = isMembers(answer) ? answer["subjects"] : undefined;
  if (!Array.isArray(subjects)) return [];
  return subjects.filter(isMembers).map(({ name, placeName, date, time, timeFrom, timeTo }) => {
    const clock = clockText(time) ?? (clockText(timeFrom) && `${clockText(timeFrom)}–${clockText(timeTo)}`);
    return [name, placeName, dateText(String(date), lang), clock].filter(Boolean).join(" · ");
  });
}

/** A date in words; one that the language has no words for stays as it is. */
export function dateText(date: string, lang: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(instant.getTime())) return date;
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(instant);
}

function clockText(time: unknown): string | undefined {
  return typeof time === "string" ? time.replace(/^(\d\d:\d\d):00$/, "$1") : undefined;
}
