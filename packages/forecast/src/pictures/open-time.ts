import type { Lang } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import * as z from "zod";

/** A birth whose time is open. */
export const readBirthTime = z.object({ state: z.string(), from: z.string(), to: z.string() });

/** `time unknown`, or both ends of a range of birth. */
export function openTimeText({ state, from, to }: z.output<typeof readBirthTime>, lang: Lang): string {
  if (state === "unknown") return timeUnknown[lang];
  const isDay = from.slice(0, 10) === to.slice(0, 10);
  return `${from.slice(0, 16).replace("T", " ")}–${isDay ? to.slice(11, 16) : to.slice(0, 16).replace("T", " ")}`;
}
