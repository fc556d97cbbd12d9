export { calendared, calendarOf } from "./calendar-of";
export type { CalendarEvent, When } from "./event";
export { calendarText, MOST_BYTES, MOST_EVENTS } from "./write";
