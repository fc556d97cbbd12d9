import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import { civilMoment, latitude, longitude, optionalProse, prose } from "@almagest/operation";
import { momentConventionsSchema, offsetApplied } from "@almagest/sky";
import * as z from "zod";
import { INTERACTION_QUALITIES, INTERACTION_TYPES, MEETING_TYPES, PUNISHMENT_VARIETIES } from "../cycle/bonds";
import { CATEGORIES } from "../cycle/phases";
import { ROLE_CATEGORIES, STEM_ROLES } from "../cycle/ten-gods";
import { branchSchema, chineseText, cycleNumber, phaseName, pillarId, polarity, stemId, stemSchema } from "../schema";
import { naYinNames } from "../vocabulary/na-yin";
import { tenGodNames } from "../vocabulary/ten-gods";
import { PHASE_LEVELS } from "./balance";
import { DAY_BOUNDARIES, HOUR_CLOCKS, YEAR_BOUNDARIES } from "./birth";
import { borderSchema } from "./borders";
import { HIDDEN_ROLES } from "./hidden-stems";
import { PILLAR_POSITIONS } from "./positions";
import { VERDICTS } from "./strength";
import { PHASE_PRESENCES, PHASE_ROLES, USEFUL_METHODS } from "./useful-god";

const dayBoundary = z.enum(DAY_BOUNDARIES).meta({ name: "BaziDayBoundary" });
const yearBoundary = z.enum(YEAR_BOUNDARIES).meta({ name: "BaziYearBoundary" });
const hourClock = z.enum(HOUR_CLOCKS).meta({ name: "BaziHourClock" });

/** The members of a birth of the four pillars. A body made of them ends with `.check(requireLongitude)`. */
export const baziBirthShape = {
  ...civilMoment.shape,
  latitude: latitude.optional().meta({
    description: "Decimal degrees, north positive; the pillars do not depend on it",
  }),
  longitude: longitude
    .optional()
    .meta({ description: "Decimal degrees, east positive; needed unless hourClock is clock", examples: [116.4] }),
  dayBoundary: dayBoundary.default("split-zi").meta({
    description:
      "From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day",
    fold: "separators",
  }),
  yearBoundary: yearBoundary.default("li-chun").meta({
    description: "Whether the year pillar turns at the instant of Li Chun or with the lunar year",
    fold: "separators",
  }),
  hourClock: hourClock.default("clock").meta({
    description: "The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun",
    fold: "separators",
  }),
} as const;

interface HourRequest {
  readonly hourClock: (typeof HOUR_CLOCKS)[number];
  readonly longitude?: number | undefined;
}

/** A check for bodies that hold a birth: an hour by the Sun needs the longitude. */
export function requireLongitude(context: z.core.ParsePayload<HourRequest>): void {
  const { hourClock: clock, longitude: given } = context.value;
  if (clock === "clock" || given !== undefined) return;
  context.issues.push({
    code: "invalid_type",
    expected: "number",
    path: ["longitude"],
    message: `longitude is missing: hourClock ${clock} needs it. Send degrees, east positive, for example 116.4.`,
    input: undefined,
  });
}

export const baziBirthDataSchema = z
  .object({
    date: z.string(),
    time: z.string(),
    timezone: offsetApplied,
    latitude: z.number().exactOptional().meta({ description: "Degrees, north positive, where one was sent" }),
    longitude: z.number().exactOptional().meta({ description: "Degrees, east positive" }),
  })
  .meta({ name: "BaziBirthData" });

/** The conventions of a chart, so that a stored one can be reproduced. */
export const baziConventionsSchema = z
  .object({
    dayBoundary,
    yearBoundary,
    hourClock,
    hourTime: z.string().meta({ description: "The time on the clock that tells the hour, HH:MM:SS" }),
    lunarYear: z.string().meta({ description: "Meridian of the lunar new year" }),
    borders: z
      .array(borderSchema)
      .exactOptional()
      .meta({ description: "Only within three minutes of a change of pillars: those of the other side" }),
    ...momentConventionsSchema.shape,
  })
  .meta({ name: "BaziConventions" });

export const verdictSchema = z.enum(VERDICTS).meta({ name: "StrengthVerdict" });

export const tenGodSchema = z
  .object({
    id: z.enum(STEM_ROLES).meta({ name: "TenGodId" }),
    ...named("name", z.string(), tenGodNames),
    chinese: z.string(),
    pinyin: z.string(),
    category: z.enum(ROLE_CATEGORIES).meta({ name: "TenGodCategory", description: "self is the day master" }),
    keynote: prose,
  })
  .meta({ name: "TenGod" });

export const hiddenStemSchema = z
  .object({
    stem: stemSchema,
    role: z.enum(HIDDEN_ROLES).meta({ name: "HiddenStemRole", description: "Rank, the strongest first" }),
    tenGod: tenGodSchema,
  })
  .meta({ name: "HiddenStem" });

const pillarShape = {
  position: z.enum(PILLAR_POSITIONS).meta({ name: "PillarPosition" }),
  id: pillarId,
  number: cycleNumber,
  stem: stemSchema,
  branch: branchSchema,
  tenGod: tenGodSchema,
  hiddenStems: z.array(hiddenStemSchema).min(1).max(3),
  ...named("naYin", z.string(), naYinNames),
  naYinChinese: chineseText,
  ...named("naYinElement", phaseName, phases),
} as const;

export const barePillarSchema = z.object(pillarShape).meta({ name: "BaziPersonPillar" });
export const baziPillarSchema = z
  .object({
    ...pillarShape,
    reading: prose.meta({ description: "The ten god of the stem in this place; of the day, stem and branch together" }),
  })
  .meta({ name: "BaziPillar" });

export const dayMasterSchema = z
  .object({
    stem: stemId,
    chinese: z.string(),
    pinyin: z.string(),
    ...named("element", phaseName, phases),
    polarity,
    nature: prose,
  })
  .meta({ name: "DayMaster" });

export const phaseCountSchema = z
  .object({
    ...named("element", phaseName, phases),
    count: z.int().min(0).max(8).meta({ description: "Among the eight characters, hidden stems not counted" }),
    level: z.enum(PHASE_LEVELS).meta({ description: "deficient 0, balanced 1 or 2, excess 3 or more" }),
    reading: prose,
  })
  .meta({ name: "PhaseCount" });

export const interactionSchema = z
  .object({
    type: z.enum(INTERACTION_TYPES).meta({ name: "BaziInteractionType" }),
    id: z.string().meta({ description: "Members in alphabetical order, hyphened" }),
    chinese: z.string(),
    pinyin: z.string(),
    quality: z.enum(INTERACTION_QUALITIES).meta({ name: "BaziInteractionQuality" }),
    positions: z.array(z.string()),
    members: z.array(z.string()).meta({ description: "Stems or branches, in the order of the positions" }),
    ...named(
      "transformsTo",
      phaseName.exactOptional().meta({ description: "What a combination of stems or a complete trine tends towards" }),
      phases,
    ),
    variety: z.enum(PUNISHMENT_VARIETIES).exactOptional().meta({ description: "Of a punishment" }),
    complete: z
      .boolean()
      .exactOptional()
      .meta({ description: "Of a punishment: whether every branch of its group is among the pillars" }),
    meaning: prose,
  })
  .meta({ name: "BaziInteraction" });

export const usefulGodSchema = z
  .object({
    ...named("element", phaseName, phases),
    category: z.enum(CATEGORIES).meta({ description: "Its relation to the day master" }),
    method: z.enum(USEFUL_METHODS).meta({
      name: "UsefulGodMethod",
      description: "balance of a weak or strong day master; of a balanced one climate, or flow where that is satisfied",
    }),
    presence: z.enum(PHASE_PRESENCES).meta({
      name: "PhasePresence",
      description:
        "plenty: three or more characters beside the day master; open: one or two; hidden: under branches alone",
    }),
    places: z
      .array(z.string())
      .meta({ description: "Position and part: year.stem, hour.branch, of a hidden one month.hidden" }),
    ...named(
      "climate",
      z.array(phaseName).length(2).meta({ description: "First and second wish of the month" }),
      phases,
    ),
  })
  .meta({ name: "UsefulGod", description: "The element that does the chart most good" });

export const roleSchema = z.enum(PHASE_ROLES).meta({
  name: "UsefulGodRole",
  description:
    "An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength",
});

const element = named("element", phaseName.meta({ description: "That of the trine" }), phases);

export const halfTrineSchema = z
  .object({
    ...element,
    positions: z.array(z.enum(PILLAR_POSITIONS)).length(2),
    members: z.array(z.string()).length(2).meta({ description: "Branches, in the order of the positions" }),
    third: z.string().meta({ description: "The branch that would complete it" }),
    meaning: prose,
  })
  .meta({ name: "HalfTrine" });

export const directionSchema = z
  .object({
    ...named("element", phaseName.meta({ description: "That of the direction" }), phases),
    chinese: z.string(),
    pinyin: z.string(),
    positions: z.array(z.enum(PILLAR_POSITIONS)).length(3),
    members: z.array(z.string()).length(3).meta({ description: "Branches, in the order of the positions" }),
    meaning: optionalProse.meta({ description: "Told with the first; only where it is the same all through" }),
  })
  .meta({
    name: "DirectionalCombination",
    description: "San hui: the three branches of one season, which make the element of its direction",
  });

/** Left out where no three branches make one. */
export const directionsMember = z
  .array(directionSchema)
  .exactOptional()
  .meta({ description: "Only where three branches are all of one season, in any order" });

export const meetingSchema = z
  .object({
    type: z.enum(MEETING_TYPES).meta({ name: "BaziMeetingType" }),
    quality: z.enum(INTERACTION_QUALITIES).meta({ name: "BaziInteractionQuality" }),
    positions: z.array(z.string()).meta({ description: "natal.year to natal.hour, luck, and the time itself, last" }),
    members: z.array(z.string()).meta({ description: "Stems or branches, in the order of the positions" }),
    ...named(
      "transformsTo",
      phaseName.exactOptional().meta({ description: "The element of a trine, of half of one or of a direction" }),
      phases,
    ),
    meaning: optionalProse.meta({ description: "Told where these two meet first" }),
  })
  .meta({ name: "BaziMeeting" });
