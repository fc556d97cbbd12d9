import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { monthNames } from "@almagest/i18n/astrology";

/** The end of a loan as a sentence has it. */
export type Until = (epochMs: number | undefined) => string;

/** Ends within three days are told with their minute. */
const SOON_MS = 3 * 86_400_000;

/** English dates in UTC, seen from an instant: `May 25 at 11:31 UTC` of the next days, `February 24, 2028` later on. */
export function untilFrom(fromMs: number): Until {
  return (epochMs) => {
    if (epochMs === undefined) return "a day beyond the tables";
    const { date, time } = civilTimeAt(toSecond(epochMs), 0);
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const told = `${monthName(month)} ${day}`;
    return epochMs - fromMs < SOON_MS ? `${told} at ${time.slice(0, 5)} UTC` : `${told}, ${year}`;
  };
}

function monthName(month: number): string {
  return Object.entries(monthNames).find(([key]) => key === String(month))?.[1].en ?? "";
}

/** An instant to the second, in UTC. */
export function instantTold(epochMs: number): string {
  return formatIsoUtc(toSecond(epochMs));
}

function toSecond(epochMs: number): number {
  return Math.round(epochMs / 1000) * 1000;
}
