import type { CatalogueEntry } from "@almagest/catalog";
import { hasCalendar } from "../rest/calendar";
import { CALENDAR_TYPE } from "../rest/pictures/accept";

/** The note about an operation's calendar, kept apart from its answers as that about its report is. */
export function calendarNote(entry: CatalogueEntry): { readonly "x-calendar"?: { readonly types: readonly string[] } } {
  return hasCalendar(entry) ? { "x-calendar": { types: [CALENDAR_TYPE] } } : {};
}
