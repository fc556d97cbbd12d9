import type { Lang } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { text } from "./read";

export const readBirthTime = z.object({ state: text, from: text, to: text });

export const readOpenBirth = z.object({
  date: text,
  timezone: z.number().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});

export interface BirthData {
  readonly date: string;
  readonly time?: string | undefined;
  readonly timezone?: number | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** `1990-07-15 14:30 UTC−4 · 40.71° N 74.01° W`: as much of it as was given. */
export function birthText({ date, time, timezone, latitude, longitude }: BirthData): string {
  const clock = time === undefined ? [] : [time.slice(0, 5), ...(timezone === undefined ? [] : [offsetText(timezone)])];
  const place = [...degreesOf(latitude, "NS"), ...degreesOf(longitude, "EW")].join(" ");
  return [[date, ...clock].join(" "), place].filter((part) => part !== "").join(" · ");
}

/** `1990-07-15 · time unknown · UTC+8`; of a range both ends of it. */
export function openBirthText(birth: BirthData, birthTime: z.output<typeof readBirthTime>, lang: Lang): string {
  const { date, timezone } = birth;
  const when = whenText(birth, birthTime, lang);
  const place = [...degreesOf(birth.latitude, "NS"), ...degreesOf(birth.longitude, "EW")].join(" ");
  const offset = timezone === undefined ? [] : [offsetText(timezone)];
  return [date, when, ...offset, place].filter((part) => part !== "").join(" · ");
}

function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return minutes === 0 ? "UTC" : `UTC${hours < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`;
}

function degreesOf(degrees: number | undefined, letters: "NS" | "EW"): readonly string[] {
  if (degrees === undefined) return [];
  return [`${Math.abs(degrees).toFixed(2)}° ${letters.charAt(degrees < 0 ? 1 : 0)}`];
}

/** `time unknown`, or both ends of a range. */
export function whenText(
  { date }: Pick<BirthData, "date">,
  { state, from, to }: z.output<typeof readBirthTime>,
  lang: Lang,
): string {
  const ends = [from, to].map((end) => (end.startsWith(date) ? end.slice(11, 16) : end.slice(0, 16).replace("T", " ")));
  return state === "unknown" ? timeUnknown[lang] : ends.join("–");
}
