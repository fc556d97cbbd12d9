import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { Changes } from "@almagest/sky";
import {
  changesAmong,
  changesOfTurns,
  type HourMember,
  joinedChanges,
  type OpenBazi,
  type OpenHour,
  openBazi,
  PILLAR_MEMBERS,
  type Turn,
  USEFUL_MEMBER,
} from "../../birth-time/open-birth";
import { yearPillar } from "../../cycle/pillars";
import { type AnnualInput, beforeBirth, type YearFacts, yearRelation, yearUpon } from "../annual-facts";
import { luckOfYear } from "../annual-luck";
import type { Gender, LuckPillar } from "../luck";
import { type MomentPillars, momentPillars } from "../moment";
import { rolesOf } from "../useful-god";
import type { OpenChartInput } from "./chart";
import { birthAt, luckInstants } from "./luck-facts";

export type OpenAnnualInput = OpenChartInput & Pick<AnnualInput, "year" | "gender" | "moment">;

/** A year upon a birth whose time is open. */
export interface OpenAnnual {
  readonly birth: OpenBazi<OpenAnnualInput>;
  readonly changes: Changes;
  /** Upon each chart that the birth may have, in order of time. */
  readonly years: readonly YearFacts[];
  /** In force as the year ends, at every second at which its dates may turn; empty without a gender. */
  readonly luck: readonly (LuckPillar | undefined)[];
  readonly moment: MomentPillars | undefined;
}

/**
 * A year upon every chart that a birth may have.
 * @throws ValidationError for a year before that of the birth, whenever on its day that was.
 */
export function computeOpenAnnual(
  input: OpenAnnualInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenAnnual {
  const { birth } = openBazi(ephemeris, input);
  const { year, gender, moment } = input;
  const birthYear = Math.min(...birth.hours.map((hour) => hour.birth.year));
  if (year < birthYear) throw beforeBirth(year, birthYear);
  const found = changesAmong(birth.hours, [USEFUL_MEMBER, ...roleMembers(year), ...PILLAR_MEMBERS]);
  const readings = gender === undefined ? [] : birth.hours.map((hour) => luckReadings(birth, hour, gender));
  const turns = readings.flatMap(({ instants, pillarAt }) => luckTurns(instants, pillarAt));
  const ofLuck = turns.length === 0 ? [] : [{ member: "luckPillar.id", turns }];
  return {
    birth,
    changes: joinedChanges(found, changesOfTurns(ofLuck)),
    years: birth.hours.map((hour) => yearUpon(hour, year)),
    luck: readings.flatMap(({ instants }) => instants.map(({ luck }) => luck)),
    moment: moment && momentPillars(ephemeris, { moment, input: at(birth.hours, 0).birth.input, year }),
  };
}

function roleMembers(year: number): readonly HourMember[] {
  const pillar = yearPillar(year);
  const roles = (hour: OpenHour) => rolesOf(pillar, hour);
  return [
    { member: "stemRole", valueIn: (hour) => roles(hour).stemRole },
    { member: "branchRole", valueIn: (hour) => roles(hour).branchRole },
    { member: "yearBranchRelation", valueIn: ({ birth }) => yearRelation(pillar.branch, birth.pillars.year.branch) },
  ];
}

const BEFORE_LUCK = "none";
const SECOND_MS = 1000;

interface LuckInstant {
  readonly epochMs: number;
  readonly luck: LuckPillar | undefined;
}

type PillarAt = (epochMs: number) => LuckPillar | undefined;

function luckReadings(
  birth: OpenBazi<OpenAnnualInput>,
  hour: OpenHour,
  gender: Gender,
): { readonly instants: readonly LuckInstant[]; readonly pillarAt: PillarAt } {
  const pillarAt: PillarAt = (epochMs) => luckOfYear(birthAt(birth, hour, epochMs), gender, birth.input.year);
  return { pillarAt, instants: luckInstants(hour, gender).map((epochMs) => ({ epochMs, luck: pillarAt(epochMs) })) };
}

/** The luck pillar of a year by the time of birth: between two instants its dates move one way, so that one change is halved out. */
function luckTurns(instants: readonly LuckInstant[], pillarAt: PillarAt): readonly Turn[] {
  const idOf = (luck: LuckPillar | undefined): string => luck?.pillar.id ?? BEFORE_LUCK;
  return instants.map(({ epochMs, luck }, index0) => {
    const value = idOf(luck);
    const before = instants[index0 - 1];
    if (before === undefined || idOf(before.luck) === value) return { epochMs, value };
    let [low, high] = [before.epochMs / SECOND_MS, epochMs / SECOND_MS];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (idOf(pillarAt(SECOND_MS * middle)) === value) high = middle;
      else low = middle;
    }
    return { epochMs: SECOND_MS * high, value };
  });
}
