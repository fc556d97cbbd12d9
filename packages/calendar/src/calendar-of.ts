import { DomainError, InvariantError, isRecord, type Lang, langOf } from "@almagest/operation";
import { DAYS } from "./calendars/days";
import { PERIODS } from "./calendars/periods";
import { SKY } from "./calendars/sky";
import type { CalendarEvent, CalendarRule, RowContext } from "./event";
import type { More } from "./more";
import { calendarName } from "./names";
import { birthOffsetOf, listed, text, zonedOf } from "./row";
import { type CalendarParts, calendarText, localDayOf } from "./write";

const RULES: ReadonlyMap<string, CalendarRule> = new Map(Object.entries({ ...SKY, ...PERIODS, ...DAYS }));

/** Ids of the operations whose answers can be a calendar. */
export const calendared: readonly string[] = [...RULES.keys()];

export interface Answered {
  /** The parsed request. */
  readonly input: unknown;
  /** The whole answer. */
  readonly answer: unknown;
}

/**
 * An answer as a calendar (RFC 5545): the text of an `.ics` file, with CRLF at the end of each line. The same answer
 * gives the same text.
 * @throws DomainError `unprocessable_entity` where the time of birth is open, or past 2,000 events and 1 MB.
 * InvariantError where the operation has no calendar.
 */
export function calendarOf(operationId: string, answered: Answered): string {
  const { events, ...parts } = answeredEvents(operationId, answered);
  return calendarText(events, parts);
}

/** The events of an answer, and what their calendar is written with. */
export interface WrittenAnswer extends CalendarParts {
  readonly events: readonly CalendarEvent[];
  readonly lang: Lang;
}

/** The same as events. @throws as `calendarOf` does. */
export function answeredEvents(operationId: string, { input, answer }: Answered): WrittenAnswer {
  const rule = RULES.get(operationId);
  if (rule === undefined || !isRecord(answer)) {
    throw new InvariantError("there is no calendar of such an answer", { operationId });
  }
  if (answer["birthTime"] !== undefined) {
    const message = "A calendar has exact dates, and the time of this birth is open. Send a time, or ask for JSON.";
    throw new DomainError("unprocessable_entity", message, {});
  }
  const asked = isRecord(input) ? input : {};
  const timezone = zoneIn(answer["timezone"]) ?? zoneIn(asked["timezone"]) ?? 0;
  const offsetMs = rule.isAtBirthOffset ? birthOffsetOf(asked, timezone) : undefined;
  const localOf: RowContext["localOf"] = (row, member) =>
    offsetMs === undefined ? zonedOf(row, member, timezone) : zonedOf(row, member, 0) - offsetMs;
  const context = { answer, localOf };
  const events = listed(answer, rule.rows).flatMap((row) => rule.events(row, context));
  const owner = (rule.of ?? []).map((member) => asked[member] ?? null);
  const lang = langOf(asked);
  const more = answer["hasMore"] === true ? moreOf(rule, { answer, events, timezone, lang }) : undefined;
  const called = calendarName(operationId, lang);
  const name = called === undefined ? {} : { name: { text: called, lang } };
  return { events, scope: [rule.kind, JSON.stringify(owner)], timezone, lang, ...name, ...(more && { more }) };
}

/** The rest of a ranked answer lies anywhere in its days, that of any other behind its last event. */
function moreOf(
  { isRanked }: CalendarRule,
  { answer, events, timezone, lang }: Pick<WrittenAnswer, "events" | "timezone" | "lang"> & Pick<RowContext, "answer">,
): More | undefined {
  if (isRanked) return { from: text(answer, "startDate"), lang, isRanked };
  const last = events.at(-1);
  return last && { from: localDayOf(last.when, timezone), lang };
}

function zoneIn(value: unknown): number | string | undefined {
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}
