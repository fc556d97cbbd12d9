import { named } from "@almagest/i18n";
import { signs, weekdays } from "@almagest/i18n/astrology";
import { grahas, nakshatras, pakshas, varas } from "@almagest/i18n/vedic";
import { civilMoment, nodeType, optionalProse, place, prose } from "@almagest/operation";
import { houseNumber, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { focus, frameSchema, grahaName, indianTimezone, rashiName, vedicConventionsSchema } from "../birth/schema";
import { focusShape } from "../kp/house-themes";
import { kakshaSchema } from "../transit/kaksha-present";
import { limbNames } from "../vocabulary/limbs";
import { pointNames } from "../vocabulary/points";
import { taras } from "../vocabulary/taras";
import { yogaQualities } from "../vocabulary/yoga-qualities";
import { YOGA_QUALITIES } from "../yoga/catalogue";
import { yogaNames } from "../yoga/names";
import { FINANCE_LEVELS } from "./finance";
import { DIGNITIES, STATES } from "./gochara";

export const dailyBody = z.object({
  birthDate: civilMoment.shape.date,
  birthTime: civilMoment.shape.time,
  date: civilMoment.shape.date.optional().meta({ description: "The day read; the one that runs in UTC by default" }),
  ...place.shape,
  timezone: indianTimezone,
  calendar: civilMoment.shape.calendar,
  nodeType: nodeType
    .unwrap()
    .default("mean")
    .meta({ description: "Lunar node: smoothed (mean) or osculating (true)", fold: "case" }),
});
export const dailyFocus = focus;

const utcInstant = z.string().meta({ description: "UTC, ISO 8601 with milliseconds" });

const GOVERNED = ["subject", "grahas", "panchanga", "tara", "chandrabala", "dasha", "areas.finance"] as const;
export type Governed = (typeof GOVERNED)[number];

const dailyFrame = z
  .object({
    ...frameSchema.shape,
    at: utcInstant.meta({ description: "When the ayanamsa is read" }),
    governs: z.array(z.enum(GOVERNED).meta({ name: "DailyPart" })),
  })
  .meta({ name: "DailyFrame" });

const timescale = z.enum(["hours", "days", "months", "years"]).meta({
  name: "DailyTimescale",
  description: "How long such a thing lasts",
});

const limbSchema = z
  .object({
    number: z.int(),
    ...named("name", z.string(), limbNames),
    validTo: utcInstant,
    ...named("next", z.string(), limbNames),
    timescale,
  })
  .meta({ name: "DailyLimb" });

export const gocharaSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    ...named("sign", rashiName, signs),
    longitude: longitudeDeg,
    isRetrograde: z.boolean(),
    houseFromMoon: houseNumber,
    timescale,
    favourable: z.boolean().meta({ description: "By the house from the natal Moon alone" }),
    favourableHouses: z.array(houseNumber),
    vedhaHouse: houseNumber.nullable().meta({ description: "Asked where the house is good; the nodes have none" }),
    ...named("obstructedBy", z.array(z.string()), grahas),
    ...named("vedhaExempt", z.array(z.string()).meta({ description: "Who never obstructs this graha" }), grahas),
    binduCount: z.int().min(0).max(8).nullable(),
    kaksha: kakshaSchema,
    dignity: z.enum(DIGNITIES).meta({ name: "GocharaDignity" }).nullable(),
    combust: z.boolean().nullable(),
    ...named("aspectedByBenefic", z.array(z.string()), grahas),
    ...named("aspectedByMalefic", z.array(z.string()), grahas),
    ...named("aspectedByEnemy", z.array(z.string()), grahas),
    state: z.enum(STATES).meta({ name: "GocharaState" }),
    stateSource: prose.meta({ description: "Reasons, each with its verse" }),
    description: optionalProse.meta({ description: "What the house brings, where nothing takes it away" }),
  })
  .meta({ name: "DailyGraha" });

const window = { validFrom: utcInstant, validTo: utcInstant, timescale } as const;

export const TARA_QUALITIES = ["favourable", "unfavourable", "neutral"] as const;

export const taraSchema = z
  .object({
    ...window,
    ...named("moonNakshatra", z.string(), nakshatras),
    number: z.int().min(1).max(9),
    ...named(
      "name",
      z
        .enum(["Janma", "Sampat", "Vipat", "Kshema", "Pratyari", "Sadhaka", "Vadha", "Mitra", "Parama Mitra"])
        .meta({ name: "TaraName" }),
      taras,
    ),
    quality: z.enum(TARA_QUALITIES).meta({ name: "TaraQuality" }),
    description: prose,
  })
  .meta({ name: "TaraWindow" });

export const chandrabalaSchema = z
  .object({
    ...window,
    ...named("moonSign", rashiName, signs),
    houseFromMoon: houseNumber,
    favourable: z.boolean(),
    ashtamaChandra: z.boolean(),
    description: prose,
  })
  .meta({ name: "ChandrabalaWindow" });

const financeLevel = z.enum(FINANCE_LEVELS).meta({ name: "DailyDashaLevel" });

export const dashaSchema = z
  .object({
    level: financeLevel,
    ...named("lord", grahaName, pointNames),
    startDate: utcInstant,
    endDate: utcInstant,
    timescale,
  })
  .meta({ name: "DailyDasha" });

const connectionSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    house: houseNumber,
    level: z.int().min(1).max(4).meta({ description: "1 the strongest" }),
    grade: z.enum(["A", "B", "C", "D"]).meta({ name: "LordGrade" }),
    dashaLevels: z.array(financeLevel),
  })
  .meta({ name: "FinanceConnection" });

export const dailyVerdict = z.enum(["very-strong", "strong", "moderate", "weak"]).meta({ name: "DailyVerdict" });

const financeSchema = z
  .object({
    score: z.int().min(0).max(100).nullable(),
    band: dailyVerdict.nullable(),
    positive: z.int().min(0).nullable().meta({ description: "Connections to houses 2, 5 and 11" }),
    negative: z.int().min(0).nullable().meta({ description: "Connections to houses 6, 8 and 12" }),
    drivers: z.array(connectionSchema).nullable(),
    cautions: z.array(connectionSchema).nullable(),
    natal: z.array(
      z
        .object({
          id: z.string(),
          ...named("name", z.string(), yogaNames),
          ...named("quality", z.enum(YOGA_QUALITIES).meta({ name: "WealthYogaQuality" }), yogaQualities),
          present: z.boolean(),
          evidence: prose,
        })
        .meta({ name: "WealthYoga" }),
    ),
  })
  .meta({ name: "DailyFinance" });

export const degradedSchema = z
  .object({
    component: z.enum(["dayStart", "dayEnd", "areas.finance.score"]).meta({ name: "DegradedPart" }),
    reason: z.enum(["sun-does-not-rise", "polar-latitude"]).meta({ name: "DegradedReason" }),
  })
  .meta({ name: "DegradedComponent" });

const { utc: _, houseSystem: __, ...conventions } = vedicConventionsSchema.shape;

export const dailyOutput = z.object({
  frames: z.object({ natal: dailyFrame, transit: dailyFrame, kp: dailyFrame }).meta({ name: "DailyFrames" }),
  date: z.string(),
  dayStart: utcInstant.meta({
    description: "Sunrise at the birthplace; noon by the clock where the Sun does not rise",
  }),
  dayEnd: utcInstant,
  subject: z
    .object({
      ...named("janmaRashi", rashiName, signs),
      ...named("janmaNakshatra", z.string(), nakshatras),
      janmaNakshatraNumber: z.int().min(1).max(27),
      moonLongitude: longitudeDeg,
    })
    .meta({ name: "DailySubject" }),
  panchanga: z
    .object({
      ...named("vara", z.string(), weekdays),
      ...named("varaSanskrit", z.string(), varas),
      ...named("paksha", z.string(), pakshas),
      tithi: limbSchema,
      nakshatra: limbSchema,
      yoga: limbSchema,
      karana: limbSchema,
    })
    .meta({ name: "DailyPanchanga", description: "What runs as the day begins" }),
  grahas: z.array(gocharaSchema),
  tara: z.array(taraSchema),
  chandrabala: z.array(chandrabalaSchema),
  dasha: z.array(dashaSchema),
  areas: z.object({ finance: financeSchema }).meta({ name: "DailyAreas" }),
  score: z.int().min(0).max(100).meta({ description: "Percentage of the nine that are favourable" }),
  verdict: dailyVerdict,
  tally: z.array(
    z
      .object({ state: z.enum(STATES).meta({ name: "TalliedState" }), count: z.int().min(0).max(9) })
      .meta({ name: "GocharaTally" }),
  ),
  evaluated: z.literal(9),
  degraded: z.array(degradedSchema),
  houseThemes: focusShape.houseThemes,
  focus: focusShape.focus,
  conventions: z
    .object({
      ...conventions,
      birth: z.string().meta({ description: "The birth, UTC" }),
      sunrise: z.string(),
      rules: z.string(),
      yearDays: z.number().meta({ description: "Of the dasha" }),
    })
    .meta({ name: "VedicDailyReadingConventions" }),
});
