export { type Answered, calendared, calendarOf } from "./calendar-of";
export type { CalendarEvent, When } from "./event";
export { feedOf } from "./feed/feed-of";
export { type FeedWindow, feedInputs, feedWindow, windowMembers } from "./feed/inputs";
export { moreFrom } from "./more";
export { calendarText, MOST_BYTES, MOST_EVENTS } from "./write";
