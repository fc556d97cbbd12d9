import { DomainError } from "@almagest/operation";
import { type Answered, answeredEvents, type WrittenAnswer } from "../calendar-of";
import type { CalendarEvent, When } from "../event";
import { dayOf, fittingText } from "../write";
import { feedWindow } from "./inputs";
import { spanOf } from "./spans";

/**
 * The text of a feed on a day: the events of several answers as one calendar. Where they are more than 2,000 events or
 * 1 MB, those farthest ahead are left out, and the calendar says so. The same answers on the same day give the same text.
 * @param answers in the order of `feedInputs`.
 * @param today YYYY-MM-DD
 * @throws DomainError `unprocessable_entity` where the time of birth is open.
 */
export function feedOf(operationId: string, answers: readonly Answered[], today: string): string {
  const written = answers.map((answered) => answeredEvents(operationId, answered));
  const [first] = written;
  if (first === undefined) throw new DomainError("unprocessable_entity", "A feed has at least one answer.", {});
  const { scope, timezone, lang, name } = first;
  const isWhole = spanOf(operationId)?.kind === "whole";
  const window = feedWindow(today);
  const events = joined(written)
    .filter(({ when }) => isWhole || isWithin(when, window))
    .sort((one, other) => beginOf(one.when) - beginOf(other.when));
  // An answer itself may have been cut, by the `count` of its request.
  const [more] = written.flatMap((one) => one.more ?? []).sort((one, other) => (one.from < other.from ? -1 : 1));
  const parts = { scope, timezone, lang, refresh: "P1D", ...(name && { name }), ...(more && { more }) };
  return fittingText(events, parts);
}

/** An event that the end of one answer and the beginning of the next both have is one. */
function joined(written: readonly WrittenAnswer[]): CalendarEvent[] {
  const earlier = new Set<string>();
  return written.flatMap(({ events }) => {
    const made = events.map((event) => ({ event, name: JSON.stringify([...event.facts, dayOf(event.when)]) }));
    const fresh = made.filter(({ name }) => !earlier.has(name));
    for (const { name } of made) earlier.add(name);
    return fresh.map(({ event }) => event);
  });
}

/** Whether any part of it is within the days, which are those of UTC. */
function isWithin(when: When, { from, to }: { readonly from: string; readonly to: string }): boolean {
  if (when.kind === "days") return when.from < to && (when.to ?? when.from) >= from;
  const end = when.kind === "instant" ? when.at : when.to;
  return beginOf(when) < Date.parse(to) && end >= Date.parse(from);
}

function beginOf(when: When): number {
  if (when.kind === "days") return Date.parse(when.from);
  return when.kind === "instant" ? when.at : when.from;
}
