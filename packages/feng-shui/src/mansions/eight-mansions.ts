import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { at, defineOperation, InvariantError, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { DIRECTIONS, type Direction } from "../compass/directions";
import { starOf } from "../stars/lo-shu";
import { fengShuiReader } from "../texts/reader";
import type { EightMansions, EightMansionsRequest } from "../types";
import {
  birthClock,
  birthDate,
  direction,
  gender,
  requireClock,
  turnNoticeSchema,
  yearBoundary,
  yearBoundaryEcho,
} from "../wire/schema";
import type { YearBoundary } from "../year/solar-year";
import { type BirthKua, kuaOfBirth, turnNotice } from "./birth";
import { type Gender, GROUPS, groupOf, KUAS, type Kua, kuaNumbered, mansionsByRank } from "./kua";
import { MANSION_STAR_FACTS } from "./mansion-stars";
import { kuaTrigramSchema, mansionSchema, mansionStarId, nature, presentKuaTrigram, presentMansion } from "./present";

interface MansionsInput {
  readonly kua?: number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly timezone?: number | string | undefined;
  readonly gender?: Gender | undefined;
  readonly yearBoundary: YearBoundary;
  readonly facing?: Direction | undefined;
}

interface MansionsFacts {
  readonly kua: Kua;
  readonly kuaFrom: "kua" | "birth";
  readonly birth?: BirthKua | undefined;
  readonly yearBoundary: YearBoundary;
  readonly facing?: Direction | undefined;
}

/** Every member that is missing, by its own name. */
function requirePerson({ value, issues }: z.core.ParsePayload<MansionsInput>): void {
  if (value.kua !== undefined || (value.date !== undefined && value.gender !== undefined)) return;
  const pushIssue = (field: string, message: string): void => {
    issues.push({ code: "custom", path: [field], message, input: value });
  };
  if (value.date === undefined && value.gender === undefined) {
    pushIssue("kua", "Nobody is named. Send kua, 1 to 9, or date and gender.");
  } else if (value.gender === undefined) {
    pushIssue("gender", "gender is missing. Send male or female beside date, or kua in place of both.");
  } else {
    pushIssue("date", "date is missing. Send YYYY-MM-DD beside gender, or kua in place of both.");
  }
}

/** A kua that was sent goes before a birth. */
function computeMansions(input: MansionsInput, context: SkyContext): MansionsFacts {
  const { kua, date, time, timezone, gender, yearBoundary, facing } = input;
  if (kua !== undefined) return { kua: kuaNumbered(starOf(kua)), kuaFrom: "kua", yearBoundary, facing };
  if (date !== undefined && gender !== undefined) {
    const birth = kuaOfBirth({ date, time, timezone, gender, yearBoundary }, context);
    return { kua: birth.kua, kuaFrom: "birth", birth, yearBoundary, facing };
  }
  throw new InvariantError("eight mansions of nobody");
}

export const eightMansions: Operation<EightMansionsRequest, EightMansions, SkyContext> = defineOperation({
  id: "generateEightMansions",
  method: "POST",
  path: "/feng-shui/eight-mansions",
  summary: "The eight mansions of a person, best to worst, and where a door faces among them",
  description: "Send kua, or date with gender. Where both come, kua is taken; 5 is read as 2.",
  query: langQuery,
  body: z
    .object({
      kua: z
        .int()
        .min(1)
        .max(9)
        .optional()
        .meta({ description: "Kua number, 1 to 9; 5 is read as 2", examples: [6] }),
      date: birthDate.optional(),
      ...birthClock,
      gender: gender.optional(),
      yearBoundary,
      facing: direction
        .optional()
        .meta({ fold: "separators", description: "Where a door, a desk or a bed faces", examples: ["Southeast"] }),
    })
    .check(requirePerson)
    .check(requireClock),
  output: z.object({
    kua: z.literal([...KUAS]).meta({ description: "1 to 9 without 5" }),
    group: z.enum(GROUPS).meta({ description: "East: good in N, E, SE, S. West: good in NE, SW, W, NW" }),
    trigram: kuaTrigramSchema,
    sectors: z.array(mansionSchema).length(8).meta({ description: "From the best to the worst" }),
    bestSector: direction,
    worstSector: direction,
    facingSector: z
      .object({ direction, star: mansionStarId, nature, reading: prose })
      .meta({ name: "EightMansionsFacing" })
      .exactOptional(),
    conventions: z
      .object({
        yearBoundary: yearBoundaryEcho,
        kuaFrom: z.enum(["kua", "birth"]).meta({ description: "Whether kua was sent, or date and gender decided" }),
        notice: turnNoticeSchema,
      })
      .meta({ name: "EightMansionsConventions" }),
  }),
  needs: [needEphemeris],
  compute: computeMansions,
  present: (facts, words) => {
    const texts = fengShuiReader(words);
    const { kua, kuaFrom, birth, yearBoundary, facing } = facts;
    const sectors = mansionsByRank(kua);
    const faced = sectors.find((sector) => sector.direction === facing);
    return {
      kua,
      group: groupOf(kua),
      trigram: presentKuaTrigram(kua, texts),
      sectors: sectors.map((sector) => presentMansion(kua, sector, texts)),
      bestSector: at(sectors, 0).direction,
      worstSector: at(sectors, DIRECTIONS.length - 1).direction,
      facingSector: faced && {
        direction: faced.direction,
        star: faced.star,
        nature: MANSION_STAR_FACTS[faced.star].nature,
        reading: texts.text(`doors.${faced.star}`),
      },
      conventions: { yearBoundary, kuaFrom, ...(birth && turnNotice(birth)) },
    };
  },
  examples: [{ date: "1985-07-15", gender: "male", facing: "Southeast" }],
});
