import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { optionalProse, prose, proseList, withTexts } from "@almagest/operation";
import { longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { baladiName, deeptadiName, jagradadiName } from "../avasthas/schema";
import { BHAVA_FACTORS, BHAVA_VERDICTS } from "../bhavas/judge";
import {
  degreeInRashi,
  frameSchema,
  grahaName,
  nakshatraSchema,
  rashiName,
  vedicConventionsSchema,
} from "../birth/schema";
import { avasthas } from "../vocabulary/avasthas";
import { bhavas } from "../vocabulary/bhavas";
import { modernPlanets } from "../vocabulary/modern-planets";
import { pointNames } from "../vocabulary/points";
import { detectedYogaSchema } from "../yoga/detected";
import { byPoint, pointShape, rashiOfPoint, signBlocks } from "./schema";

const stateShape = {
  ...named("awastha", baladiName.exactOptional(), avasthas),
  ...named("jagradadi", jagradadiName.exactOptional(), avasthas),
  ...named("deeptadi", deeptadiName.exactOptional(), avasthas),
} as const;

const told = z
  .object({ meaning: z.string(), interpretation: z.string().meta({ weight: "prose" }) })
  .meta({ name: "AvasthaTold" })
  .exactOptional();

export const chartPointSchema = z.object({ ...pointShape, ...stateShape }).meta({ name: "VedicChartPoint" });

export const chartMetaSchema = z
  .object({
    ...pointShape,
    ...rashiOfPoint,
    ...stateShape,
    avasthaInfo: z
      .object({ awastha: told, jagradadi: told, deeptadi: told })
      .exactOptional()
      .meta({ name: "AvasthaInfo", description: "With avasthaInfo: what each state says" }),
  })
  .meta({ name: "VedicChartPointInRashi" });

export const modernPlanetSchema = z
  .object({
    ...named("planet", z.enum(["Uranus", "Neptune", "Pluto"]).meta({ name: "ModernPlanetName" }), bodies),
    ...named(
      "sanskritName",
      z.enum(["Arun", "Varun", "Yam"]).meta({ name: "ModernPlanetSanskritName" }),
      modernPlanets,
    ),
    ...named("rashi", rashiName, signs),
    longitude: longitudeDeg,
    degreeInRashi,
    isRetrograde: z.boolean(),
    nakshatra: nakshatraSchema,
  })
  .meta({ name: "ModernPlanet" });

const bhavaFactor = z.enum(BHAVA_FACTORS).meta({ name: "BhavaFactor" });

export const bhavaJudgmentSchema = z
  .object({
    verdict: z.enum(BHAVA_VERDICTS).meta({ name: "BhavaVerdict", description: "By the quarters of many houses" }),
    score: z.number().meta({ description: "Sum of the factors' points: 2.25 and more is strong, below -0.75 weak" }),
    contradiction: z
      .object({ helps: bhavaFactor, hurts: bhavaFactor })
      .meta({ name: "BhavaContradiction", description: "The factors that help and hurt most, where both are heavy" })
      .exactOptional(),
    evidence: z
      .array(z.string())
      .meta({ description: "Lord, guests, sight, karaka, argala, points, varga; in English" }),
    reading: prose,
  })
  .meta({ name: "BhavaJudgment" });

export const chartHouseSchema = z
  .object({
    number: z.int().min(1).max(12),
    ...named("name", z.string(), bhavas),
    ...named("rashi", rashiName, signs),
    ...named("lord", grahaName, pointNames),
    lordHouse: z.int().min(1).max(12).meta({ description: "House the lord stands in" }),
    lordship: prose.meta({ description: "What the lord is for this Lagna" }),
    description: prose,
    themes: proseList,
    judgment: bhavaJudgmentSchema.exactOptional(),
  })
  .meta({ name: "VedicChartHouse" });

export const combustionSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    distanceFromSun: z.number().min(0).max(180).meta({ description: "Degrees of longitude" }),
    orb: z.number().meta({ description: "Degrees of longitude within which it burns" }),
  })
  .meta({ name: "CombustGraha" });

export const warSchema = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    distance: z.number().min(0).max(1).meta({ description: "Degrees of longitude" }),
    ...named("winner", grahaName.meta({ description: "Who stands further north" }), pointNames),
  })
  .meta({ name: "PlanetaryWar" });

export const interpretationSchema = z
  .object({
    rashi: z.string().meta({ weight: "prose" }),
    nakshatra: z.string().meta({ weight: "prose" }),
    house: optionalProse.meta({ description: "Of the grahas; the Lagna has none" }),
  })
  .meta({ name: "PointReading" });

export const summarySchema = z
  .object({
    interpretation: z.string().meta({
      weight: "prose",
      description: "The chart as a whole: Lagna and lord, Moon, strength, yogas, the periods that run",
    }),
  })
  .meta({ name: "VedicChartSummary" });

export const birthChartShape = {
  ...signBlocks(chartPointSchema, "VedicChartSign"),
  meta: z.object(byPoint(chartMetaSchema)).meta({ name: "VedicChartPoints", description: "The same points by name" }),
  houses: z.array(chartHouseSchema),
  lagnaLord: prose.meta({ description: "The lord of the Lagna in the house it stands in" }),
  combustion: z.array(combustionSchema).meta({ description: "Grahas strictly within their orb of the Sun" }),
  planetaryWar: z.array(warSchema).meta({ description: "Pairs of Mars to Saturn within a degree" }),
  modernPlanets: z.array(modernPlanetSchema).exactOptional(),
  interpretations: z.object(byPoint(withTexts(interpretationSchema))).meta({ name: "PointReadings" }),
  yogas: z
    .array(detectedYogaSchema)
    .meta({ description: "All 48 that are looked for, whether they are there or not; as the detection answers them" }),
  summary: withTexts(summarySchema),
  frame: frameSchema,
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      avasthas: z.string(),
      combustionOrbs: z.string(),
    })
    .meta({ name: "VedicBirthChartConventions" }),
} as const;
