import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type Changes, changesOf } from "@almagest/sky";
import { baziMembers } from "../../birth-time/members";
import {
  changesAmong,
  heldBy,
  type OpenBazi,
  type OpenHour,
  openBazi,
  PILLAR_MEMBERS,
  USEFUL_MEMBER,
} from "../../birth-time/open-birth";
import type { BaziBirth } from "../birth";
import { annualPillars, luckPillars, luckStart } from "../luck";
import type { LuckFacts, LuckInput } from "../luck-facts";
import type { OpenChartInput } from "./chart";

export type OpenLuckInput = OpenChartInput & Pick<LuckInput, "gender" | "count" | "annualFromYear" | "annualYears">;

/**
 * Luck in a stretch without a change of pillars: at both of its ends, and at both sides of each second at which the way to
 * the term has another number of months. Between two of them its dates move one way.
 */
export interface LuckStretch {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly ends: readonly LuckFacts[];
}

/** Luck of a birth whose time is open. */
export interface OpenLuck {
  readonly birth: OpenBazi<OpenLuckInput>;
  readonly changes: Changes;
  /** In order of time; one for each hour of the birth. */
  readonly stretches: readonly LuckStretch[];
  /** Of all stretches. */
  readonly ends: readonly LuckFacts[];
  /** Whether the decades are the same at every second, and only their dates move. */
  readonly isOneSequence: boolean;
}

const LUCK_MEMBER = "luck.";

export function computeOpenLuck(input: OpenLuckInput, { ephemeris }: { readonly ephemeris: Ephemeris }): OpenLuck {
  const { birth, sky } = openBazi(ephemeris, input);
  const stretches = birth.hours.map((hour): LuckStretch => {
    const { fromEpochMs, toEpochMs } = hour;
    const first = luckAt(birth, hour, fromEpochMs);
    const between = monthTurns(hour, SECOND_MS * first.start.boundary.epochSeconds);
    return { fromEpochMs, toEpochMs, ends: [first, ...[...between, toEpochMs].map((one) => luckAt(birth, hour, one))] };
  });
  const ends = stretches.flatMap((stretch) => stretch.ends);
  const found = changesAmong(birth.hours, [...PILLAR_MEMBERS, USEFUL_MEMBER]);
  const ofLuck = changesOf(
    sky,
    baziMembers(sky, input, input.gender).filter(({ member }) => member.startsWith(LUCK_MEMBER)),
  );
  const isOneSequence = heldBy(ends, ({ pillars }) => pillars[0]?.pillar.id) !== undefined;
  return { birth, changes: joinedChanges(withoutPrefix(ofLuck), found), stretches, ends, isOneSequence };
}

const SECOND_MS = 1000;
const MONTH_OF_LUCK_MS = 21_600_000;

/** Seconds of an hour that are whole months of luck from its term, and their neighbors. */
function monthTurns({ fromEpochMs, toEpochMs }: OpenHour, termEpochMs: number): readonly number[] {
  const first = termEpochMs + MONTH_OF_LUCK_MS * Math.ceil((fromEpochMs - termEpochMs) / MONTH_OF_LUCK_MS);
  const around = [first - SECOND_MS, first, first + SECOND_MS];
  return around.filter((epochMs) => epochMs > fromEpochMs && epochMs < toEpochMs);
}

/** The members of luck under their names in the answer. */
function withoutPrefix({ holds, changes, counted }: Changes): Changes {
  const named = <One extends { readonly member: string }>(one: One): One => ({
    ...one,
    member: one.member.slice(LUCK_MEMBER.length),
  });
  return { holds: holds.map(named), changes: changes.map(named), counted };
}

function joinedChanges(one: Changes, other: Changes): Changes {
  return {
    holds: [...one.holds, ...other.holds],
    changes: [...one.changes, ...other.changes],
    counted: [...one.counted, ...other.counted],
  };
}

/** The luck of a birth at another second of its hour, by the clock of its zone. */
function luckAt({ input, span }: OpenBazi<OpenLuckInput>, hour: OpenHour, epochMs: number): LuckFacts {
  const { moment } = hour.birth;
  const birth: BaziBirth = {
    ...hour.birth,
    input: { ...hour.birth.input, timezone: span.timezone },
    moment: { ...moment, civil: { ...moment.civil, epochMilliseconds: epochMs } },
    epochSeconds: epochMs / 1000,
  };
  const start = luckStart(birth, input.gender);
  const { annualFromYear: from, annualYears } = input;
  return {
    ...hour,
    birth,
    gender: input.gender,
    start,
    pillars: luckPillars(birth, start, input.count),
    annual: from === undefined ? undefined : annualPillars(birth, start, { from, count: annualYears }),
  };
}

/** Neighboring stretches with one direction and one term. */
export function startsOf(stretches: readonly LuckStretch[]): readonly (readonly LuckStretch[])[] {
  const keyOf = ({ ends }: LuckStretch): string => {
    const { start, pillars } = at(ends, 0);
    return `${start.direction} ${start.boundary.epochSeconds} ${pillars[0]?.pillar.id}`;
  };
  const found: LuckStretch[][] = [];
  for (const stretch of stretches) {
    const last = found.at(-1);
    if (last !== undefined && keyOf(at(last, 0)) === keyOf(stretch)) last.push(stretch);
    else found.push([stretch]);
  }
  return found;
}

/** The earliest and the latest of a date. */
export function datesOf(
  ends: readonly LuckFacts[],
  dateIn: (facts: LuckFacts) => string,
): { from: string; to: string } {
  const dates = ends.map(dateIn).sort();
  return { from: at(dates, 0), to: at(dates, dates.length - 1) };
}
