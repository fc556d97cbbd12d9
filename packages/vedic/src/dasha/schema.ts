import { named } from "@almagest/i18n";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import { ayanamsaEpochUsed, ayanamsaName, prose } from "@almagest/operation";
import * as z from "zod";
import { LORD_NAMES, vedicConventionsSchema, vedicPositionsShape } from "../birth/schema";
import { focusShape } from "../kp/house-themes";
import { houseNumber, levelHousesSchema, meanNode } from "../kp/schema";
import { MEANS, ROLES } from "../standing/weigh";

export const lordName = z.enum(LORD_NAMES).meta({ description: "English name of the graha" });

/** The birth and whether the lords' houses are wanted. A body made of it ends with `.check(requireAyanamsaValue)`. */
export const dashaBirthShape = {
  ...vedicPositionsShape,
  nodeType: meanNode.meta({ description: "Counts for significators alone; the dates hang on the Moon" }),
  significators: z.boolean().default(false).meta({ description: "Adds the houses each lord signifies (Placidus)" }),
} as const;

const strengthSchema = z
  .object({
    score: z.number().min(0).max(100).meta({ description: "Mean of 100, 75, 50, 25 for the best level of each house" }),
    grade: z
      .enum(["A", "B", "C", "D"])
      .meta({ name: "DashaGrade", description: "A from 87.5, B from 62.5, C from 37.5" }),
    label: z.enum(["very-strong", "strong", "moderate", "weak"]).meta({ name: "DashaStrengthLabel" }),
  })
  .meta({ name: "DashaStrength" });

const significatorsSchema = z
  .object({
    house: houseNumber,
    ...named("starLord", lordName, grahas),
    ...named("subLord", lordName, grahas),
    signifies: levelHousesSchema,
    signifiedHouses: z.array(houseNumber).meta({ description: "The strongest level first, each once" }),
    strongHouses: z.array(houseNumber).meta({ description: "Those of L1 and L2" }),
    strength: strengthSchema,
  })
  .meta({ name: "DashaSignificators" });

export const judgmentSchema = z
  .object({
    tone: z.enum(["good", "mixed", "hard"]).meta({
      name: "DashaTone",
      description: "Of the lord in this chart, below the first level also by its relation to the lord above it",
    }),
    promise: z.enum(ROLES).meta({
      name: "LordshipPromise",
      description: "By the houses it rules for this Lagna; a node by its sign's lord",
    }),
    means: z.enum(MEANS).meta({ name: "GrahaMeans", description: "By dignity, house, company, navamsa and shadbala" }),
    evidence: z.array(z.string()).meta({ description: "The facts that decide it, in English" }),
  })
  .meta({ name: "DashaJudgment" });

const localDatetime = z.string().meta({ description: "On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS" });

export const periodShape = {
  ...named("planet", lordName, grahas),
  startDate: localDatetime,
  endDate: localDatetime.meta({ description: "Excluded: where the next period begins" }),
  nominalStartDate: localDatetime
    .exactOptional()
    .meta({ description: "Only of the period that runs at birth: where it began; startDate is the birth" }),
  durationYears: z.number().meta({ description: "Nominal, years of 365.25 days" }),
  interpretation: prose,
  judgment: judgmentSchema
    .exactOptional()
    .meta({ description: "Of the first three levels: the lord in this chart, whole-sign houses" }),
  significators: significatorsSchema.exactOptional().meta({ description: "Only where asked for" }),
} as const;

export const majorPeriodSchema = z.object(periodShape).meta({ name: "Mahadasha" });
export const antardashaSchema = z
  .object({ ...periodShape, ...named("mahadashaLord", lordName, grahas) })
  .meta({ name: "Antardasha" });
export const pratyantardashaSchema = z
  .object({ ...periodShape, ...named("mahadashaLord", lordName, grahas), ...named("antardashaLord", lordName, grahas) })
  .meta({ name: "Pratyantardasha" });
export const sookshmaSchema = z
  .object({
    ...periodShape,
    ...named("mahadashaLord", lordName, grahas),
    ...named("antardashaLord", lordName, grahas),
    ...named("pratyantardashaLord", lordName, grahas),
  })
  .meta({ name: "SookshmaDasha" });
export const pranaSchema = z
  .object({
    ...periodShape,
    ...named("mahadashaLord", lordName, grahas),
    ...named("antardashaLord", lordName, grahas),
    ...named("pratyantardashaLord", lordName, grahas),
    ...named("sookshmaLord", lordName, grahas),
  })
  .meta({ name: "PranaDasha" });

export const spanSchema = z
  .object({
    years: z.int().min(0),
    months: z.int().min(0).max(12),
    days: z.int().min(0).max(31),
    totalDays: z.number().min(0).meta({ description: "Days and fractions, six decimals" }),
  })
  .meta({ name: "DashaSpan", description: "Whole years of 365.25 days, then months of 30.4375, then days" });

/** The members about the birth in every answer about dashas. */
export const dashaMoonShape = {
  moonLongitude: z.number().min(0).max(360).meta({ description: "Sidereal degrees" }),
  ayanamsa: z.number().meta({ description: "Degrees, read at birth, not rounded" }),
  ayanamsaType: ayanamsaName,
  ayanamsaEpoch: ayanamsaEpochUsed,
} as const;

export const dashaNakshatraShape = {
  moonNakshatra: z.int().min(1).max(27),
  ...named("nakshatraName", z.string(), nakshatras),
  ...named("nakshatraLord", lordName, grahas),
} as const;

export const dashaFocusShape = {
  focus: focusShape.focus.exactOptional(),
  houseThemes: focusShape.houseThemes.exactOptional(),
} as const;

export const dashaConventionsSchema = z
  .object({
    ...vedicConventionsSchema.shape,
    yearDays: z.number().meta({ description: "Length of a year of the dasha" }),
  })
  .meta({ name: "DashaConventions" });
