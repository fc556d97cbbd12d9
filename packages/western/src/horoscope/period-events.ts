import type { Ephemeris } from "@almagest/ephemeris";
import { PLANET_IDS } from "@almagest/sky";
import { findEvents, type WantedEvents } from "./find-events";
import type { Period, PeriodKind } from "./period";
import type { SkyEvent } from "./sky-event";

/** All but the Moon, whose aspects come and go within hours. */
const LASTING = PLANET_IDS.filter((body) => body !== "moon");

const WANTED: Readonly<Record<PeriodKind, Omit<WantedEvents, "window">>> = {
  day: { aspectsOf: PLANET_IDS, ingressesOf: PLANET_IDS },
  week: { aspectsOf: LASTING, ingressesOf: PLANET_IDS },
  month: { aspectsOf: LASTING, ingressesOf: LASTING },
  year: { aspectsOf: LASTING, ingressesOf: LASTING },
};

/** A year has four hundred events, 0.1 MB. */
const MOST_PERIODS = 16;

/**
 * The events of a calendar period are the same for all signs and callers; those of the last few periods are kept with
 * the ephemeris that found them. Nothing of a request is in the key but the period.
 */
const keptBy = new WeakMap<Ephemeris, Map<string, readonly SkyEvent[]>>();

/** Everything exact in a period. `sky` is the ephemeris with the memory of the call. */
export function periodEvents(ephemeris: Ephemeris, sky: Ephemeris, period: Period): readonly SkyEvent[] {
  const kept = keptBy.get(ephemeris) ?? new Map<string, readonly SkyEvent[]>();
  keptBy.set(ephemeris, kept);
  const name = `${period.kind} ${period.firstDay}`;
  const events = kept.get(name) ?? findEvents(sky, { window: period.search, ...WANTED[period.kind] });
  // the last of the map is the last used
  kept.delete(name);
  kept.set(name, events);
  const [oldest] = kept.keys();
  if (kept.size > MOST_PERIODS && oldest !== undefined) kept.delete(oldest);
  return events;
}
