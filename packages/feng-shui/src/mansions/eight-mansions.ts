import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  DomainError,
  defineBirthOperation,
  InvariantError,
  langQuery,
  type UncertainRequest,
} from "@almagest/operation";
import * as z from "zod";
import type { Direction } from "../compass/directions";
import { starOf } from "../stars/lo-shu";
import { fengShuiReader } from "../texts/reader";
import type { EightMansions, EightMansionsRequest, UncertainEightMansions } from "../types";
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
import { type Gender, type Kua, kuaNumbered } from "./kua";
import { facingSchema, group, kuaValue } from "./members";
import { openKuaOf } from "./open/compute";
import { type OpenMansions, presentOpenMansions } from "./open/present";
import { uncertainMansionsOutput } from "./open/schema";
import { kuaTrigramSchema, mansionSchema, presentMansions } from "./present";

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

/** A kua that was sent leaves no time of birth to ask about. */
function computeOpenMansions(
  { kua, date, gender, facing, ...birth }: UncertainRequest<MansionsInput, "time">,
  context: SkyContext,
): OpenMansions {
  if (kua === undefined && date !== undefined && gender !== undefined) {
    return { ...openKuaOf({ ...birth, date, gender }, context), facing };
  }
  throw new DomainError(
    "unprocessable_entity",
    "kua is taken before a birth, and its time is said to be unknown. Send kua without time, or date, timezone and gender without kua.",
    { kua: kua ?? null },
  );
}

export const eightMansions: BirthOperation<
  EightMansionsRequest,
  EightMansions,
  UncertainEightMansions,
  "time",
  SkyContext
> = defineBirthOperation({
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
    kua: kuaValue,
    group,
    trigram: kuaTrigramSchema,
    sectors: z.array(mansionSchema).length(8).meta({ description: "From the best to the worst" }),
    ...named("bestSector", direction, compass),
    ...named("worstSector", direction, compass),
    facingSector: facingSchema.exactOptional(),
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
    return {
      ...presentMansions(kua, facing, texts),
      conventions: { yearBoundary, kuaFrom, ...(birth && turnNotice(birth)) },
    };
  },
  uncertain: {
    births: ["time"],
    output: uncertainMansionsOutput,
    compute: computeOpenMansions,
    present: presentOpenMansions,
  },
  examples: [{ date: "1985-07-15", gender: "male", facing: "Southeast" }],
});
