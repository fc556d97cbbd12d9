import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError } from "@almagest/operation";
import { type Changes, changesOf } from "@almagest/sky";
import { baziMembers } from "../../birth-time/members";
import {
  changesAmong,
  heldBy,
  joinedChanges,
  type OpenBazi,
  type OpenHour,
  openBazi,
  PILLAR_MEMBERS,
  USEFUL_MEMBER,
} from "../../birth-time/open-birth";
import type { BaziBirth } from "../birth";
import { annualPillarsAsked, type Gender, luckPillars, luckStart } from "../luck";
import type { LuckFacts, LuckInput } from "../luck-facts";
import type { OpenChartInput } from "./chart";
import { datesIn } from "./schema";

export type OpenLuckInput = OpenChartInput &
  Pick<LuckInput, "gender" | "count" | "annualFromYear" | "annualYears" | "luckStart">;

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

/** @throws DomainError `unprocessable_entity` for a count to luck's start that the time decides. */
export function computeOpenLuck(input: OpenLuckInput, { ephemeris }: { readonly ephemeris: Ephemeris }): OpenLuck {
  checkLuckStart(input.luckStart);
  const { birth, sky } = openBazi(ephemeris, input);
  const stretches = birth.hours.map((hour): LuckStretch => {
    const { fromEpochMs, toEpochMs } = hour;
    return { fromEpochMs, toEpochMs, ends: luckInstants(hour, input.gender).map((one) => luckAt(birth, hour, one)) };
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

function checkLuckStart(rule: LuckInput["luckStart"]): void {
  if (rule === undefined || rule === "months") return;
  const message = `luckStart ${rule} needs the time of birth: two hours move the start of luck by ten days. Send time, or luckStart months, whose answer has the earliest and the latest start.`;
  throw new DomainError("unprocessable_entity", message, { needed: ["time"] }, "time");
}

const SECOND_MS = 1000;
const MONTH_OF_LUCK_MS = 21_600_000;

/** Both ends of an hour, and within it the second that is whole months of luck from its term, with its neighbors. */
export function luckInstants({ fromEpochMs, toEpochMs, birth }: OpenHour, gender: Gender): readonly number[] {
  const termEpochMs = SECOND_MS * luckStart(birth, gender).boundary.epochSeconds;
  const first = termEpochMs + MONTH_OF_LUCK_MS * Math.ceil((fromEpochMs - termEpochMs) / MONTH_OF_LUCK_MS);
  const around = [first - SECOND_MS, first, first + SECOND_MS];
  return [fromEpochMs, ...around.filter((epochMs) => epochMs > fromEpochMs && epochMs < toEpochMs), toEpochMs];
}

/** The members of luck under their names in the answer. */
function withoutPrefix({ holds, changes, counted }: Changes): Changes {
  const named = <One extends { readonly member: string }>(one: One): One => ({
    ...one,
    member: one.member.slice(LUCK_MEMBER.length),
  });
  return { holds: holds.map(named), changes: changes.map(named), counted };
}

/** A birth at another second of its hour, by the clock of its zone: with all that its luck is counted from. */
export function birthAt({ span }: OpenBazi, { birth }: OpenHour, epochMs: number): BaziBirth {
  const { moment } = birth;
  return {
    ...birth,
    input: { ...birth.input, timezone: span.timezone },
    moment: { ...moment, civil: { ...moment.civil, epochMilliseconds: epochMs } },
    epochSeconds: epochMs / SECOND_MS,
  };
}

function luckAt(open: OpenBazi<OpenLuckInput>, hour: OpenHour, epochMs: number): LuckFacts {
  const birth = birthAt(open, hour, epochMs);
  const { gender, count } = open.input;
  const start = luckStart(birth, gender);
  return {
    ...hour,
    birth,
    gender,
    rule: open.input.luckStart,
    start,
    pillars: luckPillars(birth, start, count),
    annual: annualPillarsAsked(birth, start, open.input),
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
  return datesIn(ends.map(dateIn));
}
