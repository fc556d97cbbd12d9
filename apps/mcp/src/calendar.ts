import { calendared, calendarOf } from "@almagest/calendar";
import type { Issue } from "@almagest/operation";
import type { AskedCalendar } from "@almagest/pipeline";
import type { ToolEntry } from "./tools";

/** The arguments of a call without the request for a calendar, and the calendar, or the fault of that request. */
export interface CalendarWish {
  readonly input: Readonly<Record<string, unknown>>;
  readonly calendar?: AskedCalendar;
  readonly issues: readonly Issue[];
}

/** Values that ask for no calendar. */
const NO_CALENDAR: ReadonlySet<unknown> = new Set([undefined, null, "", false, "false"]);

/** Takes `calendar` out of the arguments of a call: true. */
export function calendarWish({ operation, tool }: ToolEntry, given: object): CalendarWish {
  const { calendar: wanted, ...input }: Readonly<Record<string, unknown>> = { ...given };
  if (NO_CALENDAR.has(wanted)) return { input, issues: [] };
  if (wanted !== true && wanted !== "true") return { input, issues: [wrong("calendar takes true or false.")] };
  if (!calendared.includes(operation.id)) {
    return { input, issues: [wrong(`There is no calendar of what ${tool.name} answers. Leave calendar out.`)] };
  }
  if (input["report"] === true) return { input, issues: [wrong("Ask for a calendar or for a report, not for both.")] };
  return { input, issues: [], calendar: CALENDAR };
}

/** Writes an answer as a calendar. */
export const CALENDAR: AskedCalendar = {
  textOf: (operationId, { input, body }) => {
    const answer: unknown = JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
    return calendarOf(operationId, { input, answer });
  },
};

function wrong(message: string): Issue {
  return { path: "calendar", message, code: "invalid_value" };
}
