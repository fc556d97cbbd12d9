import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { CivilMoment } from "@almagest/sky";
import { dashaBirthOf, runningPeriods, type Vimshottari } from "@almagest/vedic/facts";
import { CHANGE_LEVELS, type DashaChange, type ForecastEvent, type Span } from "./event";

/** The dates of a cycle hang on the Moon alone, which the place does not move. */
const NOWHERE = { latitude: 0, longitude: 0 } as const;

/**
 * Every change of the Vimshottari periods of three levels in the span, by the Lahiri ayanamsa and years of 365.25 days.
 * Where several levels turn together it is the highest one that changes.
 */
export function dashaChanges(ephemeris: Ephemeris, birth: CivilMoment, span: Span): readonly ForecastEvent[] {
  return changesIn(cycleOf(ephemeris, birth), span);
}

/** The Vimshottari cycle of a birth, whose dates hang on the Moon. */
export function cycleOf(ephemeris: Ephemeris, { date, time, timezone }: CivilMoment): Vimshottari {
  const { cycle } = dashaBirthOf(ephemeris, {
    date,
    time,
    timezone,
    ...NOWHERE,
    ayanamsa: "lahiri",
    nodeType: "mean",
    significators: false,
  });
  return cycle;
}

/** The same for a cycle that is known. */
export function changesIn(cycle: Vimshottari, { fromEpochMs, toEpochMs }: Span): readonly ForecastEvent[] {
  const found: ForecastEvent[] = [];
  // a second early: a change in the last half second before the span is one of its first second
  let before = lordsAt(cycle, Math.max(fromEpochMs - 1000, cycle.birthEpochMs));
  while (before.endEpochMs < toEpochMs) {
    const { endEpochMs } = before;
    // borders of different levels are the same instant to rounding: a millisecond on, all of them have turned
    const after = lordsAt(cycle, endEpochMs + 1);
    found.push({ epochMs: endEpochMs, happening: changeBetween(before.lords, after.lords) });
    before = after;
  }
  return found;
}

interface Running {
  readonly lords: DashaChange["lords"];
  readonly endEpochMs: number;
}

function lordsAt(cycle: Vimshottari, epochMs: number): Running {
  const { lords, endEpochMs } = at(runningPeriods(cycle, epochMs) ?? [], CHANGE_LEVELS.length - 1);
  return { lords, endEpochMs };
}

function changeBetween(before: DashaChange["lords"], after: DashaChange["lords"]): DashaChange {
  const changed = after.findIndex((lord, index0) => lord !== before[index0]);
  const level = changed < 0 ? CHANGE_LEVELS.length - 1 : changed;
  return { type: "dasha-change", lords: after.slice(0, level + 1), level: at(CHANGE_LEVELS, level) };
}
