import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { civilMoment, type DraftOf, date, place, requireOwnOptions, time } from "@almagest/operation";
import { birthDetailsSchema, SECTS, skyConventionsSchema, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { localTime, natalBirthTime, openConventions, untimedBirth } from "../birth-time/schema";
import { LOT_IDS } from "../lots/compute";
import { sects } from "../vocabulary/claim-members";
import { lots as lotTerms } from "../vocabulary/lots";
import { timeLordLevels, timeLordTechniques } from "../vocabulary/time-lords";
import { SHARED_SIGNS, TECHNIQUES, type Technique, type TimeLordsAsked } from "./compute";
import { DIVISIONS } from "./decennials";
import { NODE_PLACES } from "./firdaria";
import { CAPRICORN_YEARS, type YearLength } from "./tables";

const YEAR_LENGTHS = ["360", "365.25", "365.2422"] as const satisfies readonly YearLength[];

const techniqueName = z.enum(TECHNIQUES).meta({ name: "TimeLordTechnique" });
const sharedSign = z.enum(SHARED_SIGNS).meta({ name: "SharedSign" });
const capricornYears = z.enum(CAPRICORN_YEARS).meta({ name: "CapricornYears" });
const nodeOrder = z.enum(NODE_PLACES).meta({ name: "FirdariaNodeOrder" });
const subdivision = z.enum(DIVISIONS).meta({ name: "DecennialDivision" });
const yearLength = z.enum(YEAR_LENGTHS).meta({ name: "TimeLordYear" });

export const timeLordsBody = z.object({
  ...civilMoment.shape,
  ...place.shape,
  technique: techniqueName.meta({
    description: "Zodiacal releasing (Valens), firdaria (Abu Ma'shar), or decennials (Valens, Hephaistio)",
    examples: ["zodiacal-releasing"],
  }),
  lot: z
    .enum(LOT_IDS)
    .optional()
    .meta({ description: "Of zodiacal releasing: the lot that is released; fortune by default" }),
  sharedSign: sharedSign.optional().meta({
    description:
      "Of zodiacal releasing: where Spirit begins if Fortune is in its sign; by default in the next, as Valens has it",
  }),
  capricornYears: capricornYears
    .optional()
    .meta({ description: "Of zodiacal releasing: 27 (Valens; by default), or 30 as its ruler Saturn" }),
  nodeOrder: nodeOrder.optional().meta({
    description:
      "Of firdaria by night (by day they are one): nodes after all planets (by default), or after Mars (as some read Bonatti)",
  }),
  subdivision: subdivision.optional().meta({
    description:
      "Of decennials below level 2: in proportion (Hephaistio; Valens VI.6; by default), or rounds of 129 days (Valens VI.5)",
  }),
  yearLength: yearLength.optional().meta({
    description: "By default 360 days, in firdaria 365.2422",
  }),
  untilAge: z
    .int()
    .min(1)
    .max(120)
    .default(90)
    .meta({ description: "Periods that begin before this age are listed", examples: [90] }),
  targetDate: date.optional().meta({
    description: "The day whose periods are told on all levels",
    examples: ["2025-08-04"],
  }),
  targetTime: time
    .optional()
    .meta({ description: "Time of targetDate, 24-hour HH:MM:SS, on the clock of birth; 12:00:00 by default" }),
});

/** Options that one technique alone has. */
const OWNERS = {
  lot: "zodiacal-releasing",
  sharedSign: "zodiacal-releasing",
  capricornYears: "zodiacal-releasing",
  nodeOrder: "firdaria",
  subdivision: "decennials",
} as const satisfies Partial<Record<keyof TimeLordsAsked, Technique>>;

/** A check that each option is of the technique. */
export const requireOwnTechnique = requireOwnOptions("technique", OWNERS);

/** A check that a time is of a day that is named. */
export function requireTargetDate({ value, issues }: z.core.ParsePayload<TimeLordsAsked>): void {
  if (value.targetTime !== undefined && value.targetDate === undefined) {
    const message =
      "targetTime is a time of targetDate, which is missing. Send targetDate too, or leave targetTime out.";
    issues.push({ code: "custom", path: ["targetTime"], message, input: value.targetTime });
  }
}

const lordName = z.string().meta({ description: "English name; in zodiacal releasing the sign's ruler" });

const rowShape = {
  level: z.int().min(1).max(4),
  ...named("sign", z.string().exactOptional().meta({ description: "Of zodiacal releasing alone" }), signs),
  ...named("lord", lordName, bodies),
};

const releasedShape = {
  fortunePlace: z
    .int()
    .min(1)
    .max(12)
    .exactOptional()
    .meta({ description: "Of zodiacal releasing: the sign's place from Fortune" }),
  isPeak: z.boolean().exactOptional().meta({ description: "Of zodiacal releasing: place 1, 4, 7 or 10" }),
  isLoosed: z.boolean().exactOptional().meta({ description: "Only where true: the loosing of the bond" }),
};

const days = z.number().meta({ description: "Its length in days of 24 hours, six decimals" });

const partSchema = z
  .object({
    ...rowShape,
    ...releasedShape,
    from: localTime,
    to: localTime.meta({ description: "Excluded: the next period begins" }),
    days,
  })
  .meta({ name: "TimeLordPart" });

const parts = z
  .array(partSchema)
  .exactOptional()
  .meta({ description: "The periods within it, if the technique has any" });

const periodSchema = z.object({ ...partSchema.shape, subPeriods: parts }).meta({ name: "TimeLordPeriod" });

const levelName = named("levelName", z.string(), timeLordLevels);

const runningSchema = z
  .object({ ...partSchema.shape, ...levelName, subPeriods: parts })
  .meta({ name: "RunningTimeLord" });

const lotShape = {
  id: z.enum(LOT_IDS),
  ...named("name", z.string(), lotTerms),
};

const startShape = {
  ...named(
    "startSign",
    z.string().exactOptional().meta({ description: "Of zodiacal releasing: the sign of the first period" }),
    signs,
  ),
  ...named(
    "fortuneSign",
    z.string().exactOptional().meta({ description: "Of zodiacal releasing: the sign of the Part of Fortune" }),
    signs,
  ),
};

const rules = {
  datedBy: z
    .literal("offset-of-birth")
    .meta({ description: "Times are on the clock of birth, whose offset stays the same all life long" }),
  sectRule: z.string(),
  yearLength,
  yearDays: z.number().meta({ description: "Days of a year; the levels below are parts of it" }),
  lots: z.string().exactOptional().meta({ description: "Whose formulas" }),
  capricornYears: capricornYears.exactOptional(),
  sharedSign: sharedSign.exactOptional(),
  loosing: z
    .literal("opposite-sign-once-after-twelve-from-level-2")
    .exactOptional()
    .meta({ description: "The parts of a period go on from the sign opposite to it after all twelve signs" }),
  nodeOrder: nodeOrder.exactOptional().meta({
    description: "Of firdaria; by day Mars is the last planet, so that both orders are one",
  }),
  start: z
    .literal("sect-light")
    .exactOptional()
    .meta({ description: "Of decennials: the first lord, whatever its condition" }),
  order: z
    .literal("zodiacal-from-sect-light")
    .exactOptional()
    .meta({ description: "Of decennials: the order of the lords" }),
  subdivision: subdivision.exactOptional(),
};

const head = {
  ...named("technique", techniqueName, timeLordTechniques),
};

const target = {
  targetDate: z.string().exactOptional(),
  targetTime: z.string().exactOptional(),
};

export const timeLordsOutput = z.object({
  birthDetails: birthDetailsSchema,
  ...head,
  ...named("sect", z.enum(SECTS), sects),
  lot: z
    .object({ ...lotShape, ...zodiacPlaceSchema.shape })
    .exactOptional()
    .meta({ name: "ReleasedLot", description: "Of zodiacal releasing" }),
  ...startShape,
  periods: z.array(periodSchema).meta({ description: "The periods of the first level, from birth on" }),
  ...target,
  running: z
    .array(runningSchema)
    .exactOptional()
    .meta({ description: "The period that runs at the target on each level, each within the one before" }),
  conventions: z.object({ ...skyConventionsSchema.shape, ...rules }).meta({ name: "TimeLordsConventions" }),
});

const reach = z
  .object({
    earliest: localTime.meta({ description: "Of the earliest of these births, by the clock of the birth" }),
    latest: localTime.meta({ description: "Of the latest of them" }),
  })
  .meta({ name: "TimeLordReach" });

const openPartSchema = z
  .object({ ...rowShape, ...releasedShape, from: reach, to: reach, days })
  .meta({ name: "TimeLordInTime" });

const openRunningSchema = z
  .object({
    ...openPartSchema.shape,
    ...levelName,
    subPeriods: z.array(openPartSchema).exactOptional(),
  })
  .meta({ name: "RunningTimeLordInTime" });

const candidateSchema = z
  .object({
    births: z
      .object({
        from: localTime,
        to: localTime.meta({ description: "The last second with it" }),
      })
      .meta({ name: "TimeLordBirths", description: "The births that give it" }),
    ...named("sect", z.enum(SECTS), sects),
    ...startShape,
    periods: z.array(openPartSchema),
    running: z
      .array(openRunningSchema)
      .exactOptional()
      .meta({ description: "At the target, as many levels as all of these births share" }),
  })
  .meta({ name: "TimeLordsCandidate" });

export const uncertainTimeLordsOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  ...head,
  lot: z.object(lotShape).exactOptional().meta({ name: "ReleasedLotName", description: "Of zodiacal releasing" }),
  candidates: z.array(candidateSchema).meta({
    description: "Each beginning that the time allows, in order of the time of birth; one where it holds all through",
  }),
  ...target,
  conventions: z.object({ ...openConventions.shape, ...rules }).meta({ name: "UncertainTimeLordsConventions" }),
});

export type TimeLordsAnswer = DraftOf<typeof timeLordsOutput>;
export type UncertainTimeLordsAnswer = DraftOf<typeof uncertainTimeLordsOutput>;
