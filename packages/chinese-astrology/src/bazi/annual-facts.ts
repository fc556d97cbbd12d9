import type { Ephemeris } from "@almagest/ephemeris";
import { ValidationError } from "@almagest/operation";
import type * as z from "zod";
import { branchBonds } from "../cycle/bonds";
import type { Branch } from "../cycle/branches";
import { type Pillar, yearPillar } from "../cycle/pillars";
import { type TenGod, tenGodOf } from "../cycle/ten-gods";
import { luckOfYear } from "./annual-luck";
import type { BaziInput } from "./birth";
import { natalPillars } from "./chart";
import { type Interaction, interactionsBetween, type PlacedPillar, trinesAmong } from "./interactions";
import type { Gender, LuckPillar } from "./luck";
import { type Meeting, meetingsOf } from "./meetings";
import { type MomentPillars, type momentBody, momentPillars } from "./moment";
import { branchTenGod } from "./present";
import { computeDayMaster, type DayMasterFacts } from "./weighing";

export const YEAR_RELATIONS = ["same", "clash", "harm", "punishment", "none"] as const;
export type YearRelation = (typeof YEAR_RELATIONS)[number];

export interface AnnualInput extends BaziInput {
  readonly year: number;
  readonly gender?: Gender | undefined;
  readonly moment?: z.output<typeof momentBody> | undefined;
}

export interface AnnualFacts extends DayMasterFacts {
  readonly year: number;
  readonly pillar: Pillar;
  readonly stemGod: TenGod;
  readonly branchGod: TenGod;
  readonly relation: YearRelation;
  readonly interactions: readonly Interaction[];
  readonly meetings: readonly Meeting[];
  /** Undefined without a gender, and before the first. */
  readonly luck: LuckPillar | undefined;
  readonly moment: MomentPillars | undefined;
}

/**
 * A year upon a chart. Its pillar is that of the number, whenever the year is held to begin.
 * @throws ValidationError for a year before that of the birth.
 */
export function computeAnnual(input: AnnualInput, context: { readonly ephemeris: Ephemeris }): AnnualFacts {
  const facts = computeDayMaster(input, context);
  const { birth } = facts;
  if (input.year < birth.year) throw beforeBirth(input.year, birth.year);
  const pillar = yearPillar(input.year);
  const luck = input.gender === undefined ? undefined : luckOfYear(birth, input.gender, input.year);
  const decade = luck === undefined ? [] : [{ position: "luck", pillar: luck.pillar }];
  return {
    ...yearUpon(facts, input.year),
    luck,
    meetings: yearMeetings(meetingsOf({ position: "annual", pillar }, [...natalPillars(birth), ...decade])),
    moment: input.moment && momentPillars(context.ephemeris, { moment: input.moment, input, year: input.year }),
  };
}

/** A year upon a chart by its own pillar alone. */
export type YearFacts = Omit<AnnualFacts, "luck" | "meetings" | "moment">;

export function yearUpon(facts: DayMasterFacts, year: number): YearFacts {
  const { birth } = facts;
  const pillar = yearPillar(year);
  return {
    ...facts,
    year,
    pillar,
    stemGod: tenGodOf(birth.dayMaster, pillar.stem),
    branchGod: branchTenGod(birth.dayMaster, pillar.branch),
    relation: yearRelation(pillar.branch, birth.pillars.year.branch),
    interactions: interactionsWithYear(natalPillars(birth), pillar),
  };
}

/** Half trines and directions of a year, and all that it meets in the luck pillar: the rest are interactions. */
export function yearMeetings(met: readonly Meeting[]): readonly Meeting[] {
  return met.filter(
    ({ type, positions }) => type === "half-trine" || type === "directional-combination" || positions.includes("luck"),
  );
}

export function beforeBirth(year: number, birthYear: number): ValidationError {
  const message = `year ${year} is before the birth, in ${birthYear} of the Chinese calendar. Send ${birthYear} or a later year.`;
  return new ValidationError([{ path: "year", message, code: "custom" }]);
}

/** The year against each natal pillar, and the trines that it completes. */
export function interactionsWithYear(natal: readonly PlacedPillar[], pillar: Pillar): readonly Interaction[] {
  const annual = { position: "annual", pillar };
  const trines = trinesAmong([...natal, annual]).filter(({ positions }) => positions.includes("annual"));
  return [...interactionsBetween(natal, [annual]), ...trines];
}

/** Clash before harm before punishment, as tiger years are both to monkeys. */
export function yearRelation(year: Branch, natal: Branch): YearRelation {
  if (year === natal) return "same";
  const types = branchBonds(year, natal).map(({ type }) => type);
  return YEAR_RELATIONS.find((relation) => types.some((type) => type === relation)) ?? "none";
}
