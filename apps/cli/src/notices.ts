import { isRecord } from "@almagest/operation";
import { wrapped } from "./layout";

type Members = Readonly<Record<string, unknown>>;

const NOTICES: ReadonlySet<string> = new Set(["notice", "calendarNotice"]);

/** Whether a member of an answer is a notice, which is printed below everything else. */
export function isNotice(name: string): boolean {
  return NOTICES.has(name);
}

/** Everything that an answer warns of, at any depth, in paragraphs below it. */
export function noticesText(answer: unknown): readonly string[] {
  return [...new Set(noticesIn(answer))].flatMap((notice) => ["", ...wrapped(`Note: ${notice}`)]);
}

function noticesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(noticesIn);
  if (!isRecord(value)) return [];
  const own = Object.entries(value).flatMap(([name, told]) =>
    isNotice(name) && typeof told === "string" ? [told] : noticesIn(told),
  );
  return [...clockNotice(value), ...own];
}

/** A time of a clock that was put forward or back. */
function clockNotice({ clock, utc }: Members): readonly string[] {
  const used = typeof utc === "string" ? `, ${utc}` : "";
  if (clock === "moved-past-gap") {
    return [
      `No clock of the timezone showed the time that was sent: it was put forward past it. The answer is for the time as far behind the change${used}. Check the time, or send another one.`,
    ];
  }
  if (clock === "repeated-hour-first") {
    return [
      `The clocks of the timezone showed the time that was sent twice, because they were put back. The answer is for the first of the two${used}. For the second send the offset from UTC as timezone.`,
    ];
  }
  return [];
}
