import { dateIn } from "@almagest/i18n";
import type { Lang } from "@almagest/operation";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A clock's text as milliseconds on a separate scale: only differences mean something. */
export function clockMs(text: string): number {
  return Date.parse(text.endsWith("Z") ? text : `${text}Z`);
}

/** Hours after the midnight that a date begins with. */
export function hoursAfter(date: string, text: string): number {
  return (clockMs(text) - Date.parse(`${date.slice(0, 10)}T00:00:00Z`)) / HOUR_MS;
}

export function daysAfter(date: string, text: string): number {
  return hoursAfter(date, text) / 24;
}

/** 07:08 of 2026-02-03T07:08:15 */
export function clockText(text: string): string {
  return text.slice(11, 16);
}

/** The day as people of the language write it, and the hour. */
export function dayAndClock(text: string, lang: Lang): string {
  return `${dateIn(text.slice(0, 10), lang, "short")} ${clockText(text)}`;
}

export function spanText({ start, end }: { readonly start: string; readonly end: string }): string {
  return `${clockText(start)} – ${clockText(end)}`;
}

/** The dates from the first to before the last day, each as YYYY-MM-DD. */
export function datesBetween(from: string, days: number): readonly string[] {
  const first = Date.parse(`${from.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: days }, (_, day0) => new Date(first + day0 * DAY_MS).toISOString().slice(0, 10));
}
