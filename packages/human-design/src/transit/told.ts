import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { monthNames } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import type { Center } from "../graph/centers";
import type { HumanDesignReader } from "../texts/reader";
import { centers as centerNames } from "../vocabulary/centers";

/** The end of a loan as a sentence has it. */
export type Until = (epochMs: number | undefined) => string;

/** Ends within three days are told with their minute. */
const SOON_MS = 3 * 86_400_000;

const MONTH_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** Dates in UTC, seen from an instant: `May 25 at 11:31 UTC` of the next days, `February 24, 2028` later on. */
export function untilFrom(fromMs: number, texts: HumanDesignReader): Until {
  return (epochMs) => {
    if (epochMs === undefined) return texts.text("transitReading.names.until.beyond") ?? "";
    const { date, time } = civilTimeAt(toSecond(epochMs), 0);
    const [year = 0, month = 1, day = 0] = date.split("-").map(Number);
    const name = monthNames[at(MONTH_KEYS, month - 1)][texts.speaks];
    const values = { month: name, day, year: String(year), time: time.slice(0, 5) };
    return texts.text(`transitReading.names.until.${epochMs - fromMs < SOON_MS ? "soon" : "later"}`, values) ?? "";
  };
}

/** A center inside a sentence: `the Ajna`. */
export function centerTold(center: Center, texts: HumanDesignReader): string {
  return texts.text("transitReading.names.center", { center: centerNames[center][texts.speaks] }) ?? "";
}

/** An instant to the second, in UTC. */
export function instantTold(epochMs: number): string {
  return formatIsoUtc(toSecond(epochMs));
}

function toSecond(epochMs: number): number {
  return Math.round(epochMs / 1000) * 1000;
}
