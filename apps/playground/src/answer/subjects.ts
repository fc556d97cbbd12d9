import { languageOf } from "@almagest/operation/languages";
import { momentText } from "./moments";
import { isMembers, type Members, spoken } from "./names";

/** The moment that an answer was asked for: of a return. */
const RETURN = /^(?:return|lunarReturn|solarReturn)Date$/;

/**
 * The people or the day that a page is about, a line each: name, place, and date with time by the local clock; of a
 * return, its moment.
 */
export function subjectLines(answer: unknown, lang: string): readonly string[] {
  if (!isMembers(answer)) return [];
  const subjects: unknown = answer["subjects"];
  if (!Array.isArray(subjects)) return returnLines(answer, lang);
  return subjects.filter(isMembers).map(({ name, placeName, date, time, timeFrom, timeTo }) => {
    const clock = clockText(time) ?? (clockText(timeFrom) && `${clockText(timeFrom)}–${clockText(timeTo)}`);
    return [name, placeName, dateText(String(date), lang), clock].filter(Boolean).join(" · ");
  });
}

/** The returning body and its time: the answer to the question. */
function returnLines(answer: Members, lang: string): readonly string[] {
  const [name = ""] = Object.keys(answer).filter((one) => RETURN.test(one));
  const value = answer[name];
  const moment = typeof value === "string" ? momentText(value, { lang: languageOf(lang) ?? "en" }) : undefined;
  if (moment === undefined) return [];
  const planet = spoken(answer, "planet");
  return [typeof planet === "string" ? `${planet} · ${moment}` : moment];
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
