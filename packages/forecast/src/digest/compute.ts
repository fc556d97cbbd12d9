import { addDays } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type OpenForecastFacts, type OpenForecastInput, type OpenRankedEvent, openForecastOf } from "../open/compute";
import { mostSignificant, type RankedEvent } from "../rank/rank";
import type { Span } from "../search/event";
import { type ForecastFacts, type ForecastInput, forecastOf } from "../timeline/compute";
import { contactOf } from "../timeline/told";
import { type Days, midnight, todayIn } from "../timeline/window";

export const DIGEST_WINDOWS = [1, 7, 30, 90] as const;
const LONGEST = 90;

/** So many that the counts of 90 days stay true. */
export const DIGEST_CAP = 1000;

export interface DigestInput extends ForecastInput {
  readonly startDate?: string | undefined;
  readonly timezone?: number | string | undefined;
  /** Highlights of each window. */
  readonly top: number;
}

/** The first days of a digest. */
export interface DigestWindow<Event extends RankedEvent = RankedEvent> extends Span {
  readonly days: number;
  readonly events: readonly Event[];
  /** The most significant first, the earlier of two equals first; a contact once. */
  readonly highlights: readonly Event[];
  /** As many of them as were asked for. */
  readonly top: readonly Event[];
}

export interface DigestFacts extends ForecastFacts {
  readonly windows: readonly DigestWindow[];
}

/** The next 1, 7, 30 and 90 days from one search, today by default the first of them. */
export function computeDigest(
  input: DigestInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): DigestFacts {
  const facts = forecastOf(ephemeris, input, { days: digestDays(input, now), cap: DIGEST_CAP });
  return { ...facts, windows: DIGEST_WINDOWS.map((count) => windowOf(facts, count, input.top)) };
}

export interface OpenDigestFacts extends OpenForecastFacts {
  readonly windows: readonly DigestWindow<OpenRankedEvent>[];
}

/** The same for a birth whose time is open: an event that is spread out belongs to the windows in which it begins. */
export function computeOpenDigest(
  input: OpenForecastInput & Pick<DigestInput, "startDate" | "timezone" | "top">,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenDigestFacts {
  const facts = openForecastOf(ephemeris, input, { days: digestDays(input, now), cap: DIGEST_CAP });
  return { ...facts, windows: DIGEST_WINDOWS.map((count) => windowOf(facts, count, input.top)) };
}

function digestDays(
  { startDate: asked, timezone = 0 }: Pick<DigestInput, "startDate" | "timezone">,
  now: number,
): Days {
  const startDate = asked ?? todayIn(timezone, now);
  return { startDate, endDate: addDays(startDate, LONGEST - 1), timezone };
}

function windowOf<Event extends RankedEvent>(
  { startDate, timezone, events }: Pick<Days, "startDate" | "timezone"> & { readonly events: readonly Event[] },
  days: number,
  top: number,
): DigestWindow<Event> {
  const toEpochMs = midnight(addDays(startDate, days), timezone);
  const inside = events.filter(({ epochMs }) => epochMs < toEpochMs);
  const highlights = withoutRepeats(mostSignificant(inside, inside.length));
  return {
    days,
    fromEpochMs: midnight(startDate, timezone),
    toEpochMs,
    events: inside,
    highlights,
    top: highlights.slice(0, top),
  };
}

/**
 * In a retrograde loop one contact is made two or three times, and a fast body makes its sextiles and its trines in one
 * window, with one text for all of them: the most significant pass stands for them.
 */
function withoutRepeats<Event extends RankedEvent>(events: readonly Event[]): readonly Event[] {
  const told = new Set<string>();
  return events.filter(({ happening }) => {
    const contact = contactOf(happening);
    if (contact === undefined) return true;
    const isFirst = !told.has(contact);
    told.add(contact);
    return isFirst;
  });
}
