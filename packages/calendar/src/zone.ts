import { civilTimeAt } from "@almagest/civil-time";
import { contentLine } from "./line";

const DAY_MS = 86_400_000;
/** Two changes of a clock are farther apart: the nearest ones are those around a Ramadan, of a month. */
const STEP_MS = 5 * DAY_MS;

/** A change of a clock: the first millisecond of the new offset, and both offsets in seconds. */
interface Change {
  readonly at: number;
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) for a window of instants, both ends included: the offset at its beginning,
 * then every change, as this program's own zone data have them.
 * @param zone an IANA name in its own letter case.
 */
export function zoneText(zone: string, fromMs: number, toMs: number): string {
  const start = fromMs - DAY_MS;
  const first = offsetAt(start, zone);
  const changes = changesOf(zone, start, toMs + DAY_MS);
  return [
    contentLine("BEGIN", "VTIMEZONE"),
    contentLine("TZID", zone),
    observance("STANDARD", { at: start, fromSeconds: first, toSeconds: first }),
    ...changes.map((change) => observance(change.toSeconds > change.fromSeconds ? "DAYLIGHT" : "STANDARD", change)),
    contentLine("END", "VTIMEZONE"),
  ].join("");
}

/** The component of a calendar without events: it names a zone and asks nothing of a program. */
export const UTC_ZONE = [
  contentLine("BEGIN", "VTIMEZONE"),
  contentLine("TZID", "Etc/UTC"),
  observance("STANDARD", { at: 0, fromSeconds: 0, toSeconds: 0 }),
  contentLine("END", "VTIMEZONE"),
].join("");

/** Its DTSTART is the time that the clock showed before the change. */
function observance(kind: "STANDARD" | "DAYLIGHT", { at, fromSeconds, toSeconds }: Change): string {
  return [
    contentLine("BEGIN", kind),
    contentLine("DTSTART", wall(at + fromSeconds * 1000)),
    contentLine("TZOFFSETFROM", offsetText(fromSeconds)),
    contentLine("TZOFFSETTO", offsetText(toSeconds)),
    contentLine("END", kind),
  ].join("");
}

function changesOf(zone: string, fromMs: number, toMs: number): readonly Change[] {
  const changes: Change[] = [];
  let before = offsetAt(fromMs, zone);
  for (let left = fromMs; left < toMs; left += STEP_MS) {
    const after = offsetAt(left + STEP_MS, zone);
    if (after === before) continue;
    const at = changeBetween(zone, left, left + STEP_MS);
    changes.push({ at, fromSeconds: before, toSeconds: after });
    before = after;
  }
  return changes;
}

/** The first whole second with another offset than that of `left`. */
function changeBetween(zone: string, left: number, right: number): number {
  const before = offsetAt(left, zone);
  let [low, high] = [Math.floor(left / 1000), Math.floor(right / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1000, zone) === before) low = middle;
    else high = middle;
  }
  return high * 1000;
}

function offsetAt(epochMs: number, zone: string): number {
  return Math.round(civilTimeAt(epochMs, zone).offsetHours * 3600);
}

/** `-0500`, or `-045602` where the offset has seconds. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 === 0 ? [] : [size % 60])];
  return `${seconds < 0 ? "-" : "+"}${parts.map((part) => String(part).padStart(2, "0")).join("")}`;
}

/** `20270209T123604` of milliseconds that are read as a clock. */
export function wall(ms: number): string {
  const { date, time } = civilTimeAt(ms, 0);
  return `${date}T${time}`.replace(/[-:]/g, "");
}
