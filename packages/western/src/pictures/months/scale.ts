import { weekdayOf } from "@almagest/civil-time";
import type { Tick } from "@almagest/pictures";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The most days of a scale before it counts fewer of them. */
const DAYS = 10;
const WEEKS = 62;
const MONDAY = 1;

/** Ticks of a stretch of time, by the numbers that every language reads alike: hours, days of the month, months. */
export function timeTicks(fromMs: number, toMs: number): readonly Tick[] {
  const days = (toMs - fromMs) / DAY_MS;
  if (days <= 2) return steps(fromMs, toMs, 3 * HOUR_MS, hourTick);
  if (days <= DAYS) return steps(fromMs, toMs, DAY_MS, dayTick);
  return days <= WEEKS ? steps(fromMs, toMs, DAY_MS, fifthDayTick) : monthTicks(fromMs, toMs);
}

/** The same by the clocks of a timezone, hours east of UTC. */
export function localTicks(fromMs: number, toMs: number, timezone: number): readonly Tick[] {
  const ahead = timezone * HOUR_MS;
  return timeTicks(fromMs + ahead, toMs + ahead).map((tick) => ({ ...tick, at: tick.at - ahead }));
}

function steps(fromMs: number, toMs: number, step: number, tick: (at: number) => Tick): readonly Tick[] {
  const first = Math.ceil(fromMs / step) * step;
  return Array.from({ length: Math.floor((toMs - first) / step) + 1 }, (_, index0) => tick(first + index0 * step));
}

function hourTick(at: number): Tick {
  const hour = new Date(at).getUTCHours();
  return { at, label: `${String(hour).padStart(2, "0")}:00`, isMajor: hour === 0 };
}

function dayTick(at: number): Tick {
  const date = new Date(at).toISOString().slice(0, 10);
  return { at, label: date.slice(5), isMajor: weekdayOf(date) === MONDAY };
}

/** The first, and every fifth day. */
function fifthDayTick(at: number): Tick {
  const day = new Date(at).getUTCDate();
  return { at, ...(day === 1 || (day % 5 === 0 && day < 30) ? { label: String(day) } : {}), isMajor: day === 1 };
}

function monthTicks(fromMs: number, toMs: number): readonly Tick[] {
  const from = new Date(fromMs);
  const firsts = Array.from({ length: 26 }, (_, index0) =>
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + index0, 1),
  );
  return firsts
    .filter((at) => at >= fromMs && at < toMs)
    .map((at) => ({ at, label: String(new Date(at).getUTCMonth() + 1), isMajor: new Date(at).getUTCMonth() === 0 }));
}
