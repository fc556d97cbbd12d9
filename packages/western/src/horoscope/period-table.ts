import type { Ephemeris } from "@almagest/ephemeris";
import { PLANET_IDS, type PlanetId, type SignId } from "@almagest/sky";
import { type MoonPhaseId, phaseIdAt } from "../moon-phase/phase";
import { type TimedEvent, timedEvents } from "./dated-event";
import { findEvents, type WantedEvents } from "./find-events";
import { lastMeeting } from "./last-meeting";
import { type Placed, placedPlanets } from "./lucky";
import type { LastMeeting } from "./moment-unit";
import { type Period, type PeriodKind, periodBeside } from "./period";
import { isMoonStep } from "./plan-unit";
import type { SkyEvent } from "./sky-event";
import { endOf, type SignStay, signStay, stayFrom } from "./span";
import { balanceFor } from "./tones";
import { type Scores, scoresOf, type Verdict, verdictOf } from "./verdict";
import { yearScores } from "./year-scores";

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

/** The sky of a calendar period, the same for all signs and callers: a fact is found when the first of them needs it. */
export interface PeriodTable {
  /** Everything exact in it, in order of time. */
  readonly events: readonly TimedEvent[];
  /** At 12:00 UTC of the first day. */
  readonly planets: () => readonly Placed[];
  /** At 12:00 UTC of the first day. */
  readonly phase: () => MoonPhaseId;
  readonly stayAt: (body: PlanetId, jdTt: number) => SignStay;
  /** The stay that a change of sign begins. */
  readonly stayFrom: (entry: SkyEvent) => SignStay;
  /** End of what an event begins, epoch milliseconds. */
  readonly endOf: (event: SkyEvent) => number | undefined;
  readonly met: (event: SkyEvent) => LastMeeting | undefined;
  /** The weighing of the period for each sign. */
  readonly scores: () => Scores;
}

/** The tables of the last periods of each kind, with the ephemeris that found them: no key has anything of a request. */
const keptBy = new WeakMap<Ephemeris, Map<PeriodKind, Map<string, Found>>>();

/** The facts of a table that are known already; null for one that is known not to be. */
interface Found {
  readonly events: readonly TimedEvent[];
  readonly planets: Map<number, readonly Placed[]>;
  readonly phases: Map<number, MoonPhaseId>;
  readonly stays: Map<string, SignStay>;
  readonly entries: Map<SkyEvent, SignStay>;
  readonly ends: Map<string, number | null>;
  readonly meetings: Map<SkyEvent, LastMeeting | null>;
  readonly scores: Map<PeriodKind, Scores>;
}

/** The table of a period. `sky` is the ephemeris with the memory of the call. */
export function periodTable(ephemeris: Ephemeris, sky: Ephemeris, period: Period): PeriodTable {
  const found = foundIn(ephemeris, sky, period);
  const { noonJdTt } = period;
  return {
    events: found.events,
    planets: () => once(found.planets, noonJdTt, () => placedPlanets(sky, noonJdTt)),
    phase: () => once(found.phases, noonJdTt, () => phaseIdAt(sky, noonJdTt)),
    stayAt: (body, jdTt) => once(found.stays, `${body} ${jdTt}`, () => signStay(sky, body, jdTt)),
    stayFrom: (entry) => once(found.entries, entry, () => stayFrom(sky, entry)),
    endOf: (event) => once(found.ends, nameOf(event), () => endEpochMs(sky, event) ?? null) ?? undefined,
    met: (event) => once(found.meetings, event, () => lastMeeting(sky, event) ?? null) ?? undefined,
    scores: () => once(found.scores, period.kind, () => scoresIn(sky, period, found.events)),
  };
}

/** The verdict of a period for a sign: beside the other signs, and beside the periods before and after. */
export function periodVerdict(ephemeris: Ephemeris, sky: Ephemeris, own: SignId, period: Period): Verdict {
  const around = ([-1, 1] as const).map((steps) => scoresBeside(ephemeris, sky, periodBeside(sky, period, steps)));
  return verdictOf(own, periodTable(ephemeris, sky, period).scores(), around);
}

function scoresBeside(ephemeris: Ephemeris, sky: Ephemeris, period: Period): Scores {
  const { fromJdTt, toJdTt } = period.search;
  return period.kind === "year" ? yearScores(sky, fromJdTt, toJdTt) : periodTable(ephemeris, sky, period).scores();
}

function foundIn(ephemeris: Ephemeris, sky: Ephemeris, { kind, firstDay, search }: Period): Found {
  const kinds = keptBy.get(ephemeris) ?? new Map<PeriodKind, Map<string, Found>>();
  keptBy.set(ephemeris, kinds);
  const kept = once(kinds, kind, () => new Map<string, Found>());
  const found =
    kept.get(firstDay) ?? emptyTable(timedEvents(sky, findEvents(sky, { window: search, ...WANTED[kind] })));
  // the last of the map is the last used
  kept.delete(firstDay);
  kept.set(firstDay, found);
  const [oldest] = kept.keys();
  if (kept.size > MOST_PERIODS && oldest !== undefined) kept.delete(oldest);
  return found;
}

function emptyTable(events: readonly TimedEvent[]): Found {
  return {
    events,
    planets: new Map(),
    phases: new Map(),
    stays: new Map(),
    entries: new Map(),
    ends: new Map(),
    meetings: new Map(),
    scores: new Map(),
  };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = find();
  known.set(key, value);
  return value;
}

/** A year is weighed by the houses of its slow planets: hundreds of aspects come out alike for all. */
function scoresIn(sky: Ephemeris, { kind, search }: Period, events: readonly SkyEvent[]): Scores {
  if (kind === "year") return yearScores(sky, search.fromJdTt, search.toJdTt);
  const weighed = events.filter((event) => !isMoonStep(event));
  return scoresOf((own) => balanceFor(own, weighed).score);
}

/** A stay's entry is made anew for each answer: the event goes by what it is. */
function nameOf({ form, first, second, jdTt }: SkyEvent): string {
  return `${form} ${first} ${second} ${jdTt}`;
}

function endEpochMs(sky: Ephemeris, event: SkyEvent): number | undefined {
  const end = endOf(sky, event);
  return end === undefined ? undefined : sky.epochMillisecondsOf(end);
}
