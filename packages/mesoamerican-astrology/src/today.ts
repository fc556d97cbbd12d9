import { civilTimeAt } from "@almagest/civil-time";

/** YYYY-MM-DD in UTC. */
export function todayUtc(nowEpochMs: number): string {
  return civilTimeAt(nowEpochMs, 0).date;
}

/** Position of a day in its thirteen: the key of its text. */
export function trecenaPart(dayOfTrecena: number): "opening" | "early" | "middle" | "late" | "closing" {
  if (dayOfTrecena === 1) return "opening";
  if (dayOfTrecena === 13) return "closing";
  if (dayOfTrecena === 7) return "middle";
  return dayOfTrecena < 7 ? "early" : "late";
}
