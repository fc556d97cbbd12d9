import {
  type BirthMoment,
  type BirthSpan,
  formatIsoUtc,
  localDateTime,
  resolveCivilTime,
  spanOfBirth,
} from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at, type DateCalendar, type DraftOf } from "@almagest/operation";
import {
  type Changes,
  type ChartMoment,
  type Engine,
  engineOf,
  type MemberValue,
  momentAt,
  presentBirthTime,
  presentMomentConventions,
  type SearchedSky,
  searchedSky,
} from "@almagest/sky";
import type { BaziSwitches } from "../bazi/birth";
import { PILLAR_POSITIONS, type PillarPosition } from "../bazi/positions";
import { type DayMasterFacts, weighed } from "../bazi/weighing";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Pillar } from "../cycle/pillars";
import { phaseNamed } from "../present";
import { pillarStretches } from "./members";
import type { baziBirthTime, openBaziConventions, untimedBaziBirth } from "./schema";

/** A birth of the four pillars, with whatever is known of its time. */
export interface OpenBaziInput extends BirthMoment, BaziSwitches {
  readonly calendar?: DateCalendar | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A stretch of the span with one chart, weighed. UTC epoch milliseconds, both ends included. */
export interface OpenHour extends DayMasterFacts {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

/** A birth without an exact time: every chart that it may have, in order of time. */
export interface OpenBazi<Input extends OpenBaziInput = OpenBaziInput> {
  readonly input: Input;
  readonly engine: Engine;
  readonly span: BirthSpan;
  readonly from: ChartMoment;
  /** At least one. */
  readonly hours: readonly OpenHour[];
}

/**
 * The charts that a birth may have.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function openBazi<Input extends OpenBaziInput>(
  ephemeris: Ephemeris,
  input: Input,
): { readonly birth: OpenBazi<Input>; readonly sky: SearchedSky } {
  const span = spanOfBirth(input);
  const sky = searchedSky(ephemeris, span);
  const hours = pillarStretches(sky, input).map(({ birth, ...stretch }) => ({ ...stretch, ...weighed(birth) }));
  const shown = momentAt(span.fromEpochMs, input.timezone);
  const { date, time } = shown;
  const { latitude, longitude, timezone, calendar } = input;
  const place = !latitude || longitude === undefined ? {} : { latitude, longitude };
  const from = {
    given: { date, time, timezone, calendar, ...place },
    civil: resolveCivilTime(shown),
    ...sky.ephemeris.timeScales(span.fromEpochMs),
  };
  return { birth: { input, engine: engineOf(ephemeris), span, from, hours }, sky };
}

/** A value that every one of them has; undefined where they differ. Objects are compared by their members. */
export function heldBy<One, Value>(all: readonly One[], valueIn: (one: One) => Value): Value | undefined {
  const [first, ...others] = all.map(valueIn);
  return others.every((value) => isSame(first, value)) ? first : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other);
}

/** The least and the most of a number among all of them. */
export function reachOf<One>(all: readonly One[], valueIn: (one: One) => number): { least: number; most: number } {
  const values = all.map(valueIn);
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** The pillar of a position that every chart has. */
export function heldPillar({ hours }: Pick<OpenBazi, "hours">, position: PillarPosition): Pillar | undefined {
  return heldBy(hours, ({ birth }) => birth.pillars[position]);
}

/** A discrete value of a chart, under its path in the answer. */
export interface HourMember {
  readonly member: string;
  readonly valueIn: (hour: OpenHour) => MemberValue;
}

/** The members of a chart, the weightiest first. */
export const PILLAR_MEMBERS: readonly HourMember[] = [
  { member: "dayMaster", valueIn: ({ birth }) => birth.dayMaster },
  ...(["day", "hour", "month", "year"] as const satisfies readonly PillarPosition[]).map((position) => ({
    member: `pillars.${position}`,
    valueIn: ({ birth }: OpenHour) => birth.pillars[position].id,
  })),
];

export const ANIMAL_MEMBER: HourMember = {
  member: "zodiacAnimal",
  valueIn: ({ birth }) => BRANCH_ROWS[birth.pillars.year.branch].animal,
};

export const VERDICT_MEMBER: HourMember = { member: "verdict", valueIn: ({ strength }) => strength.verdict };

export const SEASON_MEMBER: HourMember = { member: "seasonalState", valueIn: ({ strength }) => strength.state };

export const USEFUL_MEMBER: HourMember = {
  member: "usefulGod.element",
  valueIn: ({ useful }) => phaseNamed(useful.phase),
};

/** A value and the first second that has it, UTC epoch milliseconds. */
export interface Turn {
  readonly epochMs: number;
  readonly value: MemberValue;
}

/** The values that hold and those that change among charts that were found to the second. */
export function changesAmong(hours: readonly OpenHour[], members: readonly HourMember[]): Changes {
  return changesOfTurns(
    members.map(({ member, valueIn }) => ({
      member,
      turns: hours.map((hour) => ({ epochMs: hour.fromEpochMs, value: valueIn(hour) })),
    })),
  );
}

/** Values in order of time as what holds and what changes; neighbors may have the same. */
export function changesOfTurns(all: readonly { readonly member: string; readonly turns: readonly Turn[] }[]): Changes {
  const found = all.map(({ member, turns }) => ({
    member,
    turns: turns.filter(({ value }, index0) => index0 === 0 || value !== at(turns, index0 - 1).value),
  }));
  return {
    holds: found.flatMap(({ member, turns }) => (turns.length > 1 ? [] : [{ member, value: at(turns, 0).value }])),
    changes: found.flatMap(({ member, turns }) =>
      turns.slice(1).map(({ epochMs, value }, before0) => ({
        member,
        before: at(turns, before0).value,
        after: value,
        epochMs,
      })),
    ),
    counted: [],
  };
}

/** Two lists of what holds and what changes, the weightier first. */
export function joinedChanges(one: Changes, other: Changes): Changes {
  return {
    holds: [...one.holds, ...other.holds],
    changes: [...one.changes, ...other.changes],
    counted: [...one.counted, ...other.counted],
  };
}

/** Positions whose pillar changes within the span. */
export function openPositions(birth: Pick<OpenBazi, "hours">): readonly PillarPosition[] {
  return PILLAR_POSITIONS.filter((position) => heldPillar(birth, position) === undefined);
}

/** An instant by the clock of the birth. */
export function clockOf({ span }: Pick<OpenBazi, "span">): (epochMs: number) => string {
  return (epochMs) => localDateTime(epochMs, span.timezone);
}

export function presentOpenTime({ span }: OpenBazi, changes: Changes): DraftOf<typeof baziBirthTime> {
  return presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes);
}

export function presentUntimedBirth({ input, from }: OpenBazi): DraftOf<typeof untimedBaziBirth> {
  const { date, latitude, longitude } = input;
  return { date, timezone: from.civil.offsetHours, latitude, longitude };
}

export function presentOpenConventions({ input, engine, span, from }: OpenBazi): DraftOf<typeof openBaziConventions> {
  const { dayBoundary, yearBoundary, hourClock } = input;
  const { utc: _, clock: __, ...conventions } = presentMomentConventions(from, engine);
  return {
    dayBoundary,
    yearBoundary,
    hourClock,
    lunarYear: "UTC+8",
    ...conventions,
    utcFrom: formatIsoUtc(span.fromEpochMs),
    utcTo: formatIsoUtc(span.toEpochMs),
  };
}
