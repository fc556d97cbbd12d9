import type { Ephemeris } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { type Border, changesOf, type Member, monotoneBorders, type SearchedSky, staysOf } from "@almagest/sky";
import { moonStarMembers } from "../../birth-time/members";
import { clockOf } from "../../birth-time/open-birth";
import { epochOfInstant } from "../../kp/instants";
import { localClock, nameOf } from "../../kp/present";
import { vedicReader } from "../../texts/reader";
import { DASHA_LEVELS, type DashaPeriod, runningPeriods, type Vimshottari } from "../periods";
import { presentSpan } from "../present";
import { perhapsUnborn } from "../unborn";
import { cycleOfSecond, type DashaCandidate, type OpenPeriod, openPeriod, type Reach } from "./candidates";
import { type OpenDashaBirth, type OpenDashaInput, openDashaBirth } from "./compute";
import type { openCurrentOutput } from "./current-schema";
import { presentCandidate, presentOpenDashaConventions, presentOpenHead, presentOpenPeriod } from "./present";
import { isForGrown, type OpenTold, openMajorTold, openSubTold, openToldOf } from "./told";

type OpenCurrentInput = OpenDashaInput & { readonly datetime?: string | undefined };

export interface OpenCurrentDasha extends OpenDashaBirth {
  readonly readingEpochMs: number;
  /** From the major period down: as many levels as all births share. */
  readonly running: readonly OpenPeriod[];
  /** Of the first level that depends on the time, in order of the time of birth; empty where all five hold. */
  readonly possible: readonly OpenPeriod[];
}

/**
 * The periods that run at an instant for every birth of a span, and those of the first level on which the births differ.
 * @throws DomainError `unprocessable_entity` before the latest of these births.
 */
export function computeOpenCurrentDasha(
  input: OpenCurrentInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenCurrentDasha {
  const { facts, sky } = openDashaBirth(input, { ephemeris });
  const { offsetHours } = facts.from.civil;
  const readingEpochMs = input.datetime === undefined ? now : epochOfInstant(input.datetime, offsetHours);
  if (readingEpochMs < facts.span.toEpochMs) throw perhapsUnborn();
  const scene: Scene = { sky, facts, readingEpochMs };
  const running = sharedPeriods(facts.candidates, readingEpochMs);
  const held = running.length;
  const members = DASHA_LEVELS.slice(0, Math.max(2, held + 1)).map((_, level0) => lordMember(scene, level0));
  return {
    ...facts,
    readingEpochMs,
    running,
    possible: held < DASHA_LEVELS.length ? possibleAt(scene, held) : [],
    changes: changesOf(sky, [...members, ...moonStarMembers(sky, input)]),
  };
}

interface Scene {
  readonly sky: SearchedSky;
  readonly facts: OpenDashaBirth;
  readonly readingEpochMs: number;
}

function runningAt(cycle: Vimshottari, readingEpochMs: number, level0: number): DashaPeriod {
  return at(runningPeriods(cycle, readingEpochMs) ?? [], level0);
}

/** The periods that run at an instant for every birth of some candidates, from the major one down. */
export function sharedPeriods(candidates: readonly DashaCandidate[], readingEpochMs: number): readonly OpenPeriod[] {
  const levels = DASHA_LEVELS.slice(0, heldLevels(candidates, readingEpochMs));
  return levels.map((_, level0) =>
    joined(
      candidates.flatMap(
        (candidate) => openPeriod(candidate, (cycle) => runningAt(cycle, readingEpochMs, level0)) ?? [],
      ),
    ),
  );
}

/** The levels on which all births have the same lords: dates move one way, so the first and the last birth decide. */
function heldLevels(candidates: readonly DashaCandidate[], readingEpochMs: number): number {
  const paths = [at(candidates, 0).cycleAt(at(candidates, 0).fromEpochMs), lastCycle(candidates)].map(
    (cycle) => runningAt(cycle, readingEpochMs, DASHA_LEVELS.length - 1).lords,
  );
  const [first = [], last = []] = paths;
  const differs0 = first.findIndex((lord, level0) => lord !== last[level0]);
  return differs0 === -1 ? DASHA_LEVELS.length : differs0;
}

function lastCycle(candidates: readonly DashaCandidate[]): Vimshottari {
  const last = at(candidates, candidates.length - 1);
  return last.cycleAt(last.toEpochMs);
}

/** One period of several candidates. */
function joined(periods: readonly OpenPeriod[]): OpenPeriod {
  const over = (reachOf: (period: OpenPeriod) => Reach): Reach => ({
    fromEpochMs: Math.min(...periods.map((period) => reachOf(period).fromEpochMs)),
    toEpochMs: Math.max(...periods.map((period) => reachOf(period).toEpochMs)),
  });
  const begun = periods.filter(({ nominalStart }) => nominalStart !== undefined);
  return {
    ...at(periods, 0),
    born: over(({ born }) => born),
    start: over(({ start }) => start),
    end: over(({ end }) => end),
    nominalStart: begun.length === 0 ? undefined : over(({ nominalStart, start }) => nominalStart ?? start),
    isOverForSome: false,
  };
}

/** The seconds of birth at which the reading passes from one period of a level to the next. */
function levelBorders({ sky, facts, readingEpochMs }: Scene, level0: number): readonly Border[] {
  const begun = facts.candidates.map(({ fromEpochMs }) => ({ epochMs: fromEpochMs, doubtMs: SECOND_MS }));
  const passed = facts.candidates.flatMap((candidate) =>
    monotoneBorders(candidate, (epochMs) => {
      const cycle = cycleOfSecond(sky.near, epochMs, facts.input);
      const { startEpochMs } = runningAt(cycle, readingEpochMs, level0);
      return Math.round((startEpochMs - cycle.cycleStartEpochMs) / SECOND_MS);
    }),
  );
  return [...begun, ...passed];
}

const SECOND_MS = 1000;

const LEVEL_MEMBERS = ["mahadasha", "antardasha", "pratyantardasha", "sookshmaDasha", "pranaDasha"] as const;

function lordMember(scene: Scene, level0: number): Member {
  return {
    member: `${at(LEVEL_MEMBERS, level0)}.planet`,
    borders: levelBorders(scene, level0),
    valueAt: (asked, epochMs) => {
      const { lords } = runningAt(cycleOfSecond(asked, epochMs, scene.facts.input), scene.readingEpochMs, level0);
      return grahaTerms[at(lords, level0)].en;
    },
  };
}

/** The periods of a level that may run, each with the births for which it does. */
function possibleAt(scene: Scene, level0: number): readonly OpenPeriod[] {
  const { sky, facts, readingEpochMs } = scene;
  const stays = staysOf(sky, lordMember(scene, level0));
  return stays.map(({ fromEpochMs }, index0) => {
    const next = stays[index0 + 1];
    const toEpochMs = next === undefined ? facts.span.toEpochMs : next.fromEpochMs - SECOND_MS;
    const within = facts.candidates
      .filter((candidate) => candidate.fromEpochMs <= toEpochMs && candidate.toEpochMs >= fromEpochMs)
      .map((candidate) => ({
        ...candidate,
        fromEpochMs: Math.max(candidate.fromEpochMs, fromEpochMs),
        toEpochMs: Math.min(candidate.toEpochMs, toEpochMs),
      }));
    return joined(
      within.flatMap((candidate) => openPeriod(candidate, (cycle) => runningAt(cycle, readingEpochMs, level0)) ?? []),
    );
  });
}

export function presentOpenCurrentDasha(facts: OpenCurrentDasha, words: Words): DraftOf<typeof openCurrentOutput> {
  const texts = vedicReader(words);
  const told = openToldOf(facts, texts);
  const { running, possible, readingEpochMs } = facts;
  const period = (level0: number) => {
    const own = running[level0];
    return own && { ...presentOpenPeriod(facts, own), interpretation: toldOf(own, told) };
  };
  const remaining = (level0: number) => {
    const own = running[level0];
    if (own === undefined) return undefined;
    const { fromEpochMs, toEpochMs } = own.end;
    return { least: presentSpan(fromEpochMs - readingEpochMs), most: presentSpan(toEpochMs - readingEpochMs) };
  };
  const clock = clockOf(facts);
  return {
    ...presentOpenHead(facts, texts),
    readingAt: localClock(readingEpochMs, facts.from.civil.offsetSeconds).datetime,
    candidates: facts.candidates.map((candidate) => presentCandidate(facts, candidate)),
    mahadasha: period(0),
    antardasha: period(1),
    pratyantardasha: period(2),
    sookshmaDasha: period(3),
    pranaDasha: period(4),
    remainingInMahadasha: remaining(0),
    remainingInAntardasha: remaining(1),
    remainingInPratyantardasha: remaining(2),
    remainingInSookshma: remaining(3),
    remainingInPrana: remaining(4),
    possible:
      possible.length === 0
        ? undefined
        : {
            level: at(DASHA_LEVELS, running.length),
            periods: possible.map((own) => ({
              ...presentOpenPeriod(facts, own),
              born: { from: clock(own.born.fromEpochMs), to: clock(own.born.toEpochMs) },
              lords: own.lords.map(nameOf),
              interpretation: toldOf(own, told),
            })),
          },
    conventions: presentOpenDashaConventions(facts),
  };
}

function toldOf(period: OpenPeriod, told: OpenTold): string | undefined {
  const { lords } = period;
  return lords.length === 1
    ? openMajorTold(at(lords, 0), [period], told)
    : openSubTold(lords, told, isForGrown([period]));
}
