import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import {
  ayanamsaEpochUsed,
  ayanamsaShape,
  civilMoment,
  localizedText,
  place,
  prose,
  requireAyanamsaValue,
  timezone,
} from "@almagest/operation";
import { momentConventionsSchema, SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { doshaId, doshasShape, metaSchema } from "../schema";
import { sourceSchema } from "../sources/present";
import { SIGN_DOSHA_SCHEMES } from "../tables/signs";
import { dhatuTerms } from "../vocabulary/dhatus";
import { doshaTerms } from "../vocabulary/doshas";
import { TYPES } from "./blend";
import { FACTOR_IDS } from "./compute";

const signDoshaScheme = z.enum(SIGN_DOSHA_SCHEMES).default("satyacharya").meta({
  fold: "case",
  description: "Whose humors of the signs: satyacharya (Brihat Jataka 18.20), or bphs (Parashara, by element)",
});

export const constitutionBody = z
  .object({
    ...civilMoment.shape,
    timezone: timezone.default(5.5).meta({
      description:
        "Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time",
      examples: [5.5],
    }),
    ...place.shape,
    ...ayanamsaShape,
    signDoshaScheme,
  })
  .check(requireAyanamsaValue);

export const signSchema = z.enum(SIGN_IDS).meta({ name: "AyurvedaSign" });
const percent = z.int().min(0).max(100).meta({ description: "Whole percent; the three sum to 100" });
const weight = z.number().meta({ description: "Share of the whole, in parts of five" });

export const factorSchema = z
  .object({
    id: z.enum(FACTOR_IDS).meta({ name: "ConstitutionFactorId" }),
    input: z.string().meta({ description: "The sign, or the strong grahas with spaces between, the strongest first" }),
    inputLocalized: localizedText,
    ...doshasShape,
    weight,
    reading: prose,
    source: sourceSchema,
  })
  .meta({ name: "ConstitutionFactor" });

export const compositeSchema = z
  .object({
    vata: percent,
    pitta: percent,
    kapha: percent,
    ...named("dominant", doshaId, doshaTerms),
    ...named("secondary", doshaId, doshaTerms),
    type: z.enum(TYPES).meta({
      name: "ConstitutionType",
      description: "One dosha, two with the greater first, or sama: all three near",
    }),
    typeLocalized: localizedText,
    convention: z.string().meta({ description: "Version of the rule by which the factors are blended" }),
    weighting: z
      .object({
        lagnaSign: weight,
        moonSign: weight,
        strongestPlanet: weight,
        strongPlanetThreshold: z
          .number()
          .meta({ description: "Part of the leader's shadbala that makes a graha strong" }),
        dualTypeMargin: z.number().meta({ description: "Percentage points; nearer shares make one type together" }),
      })
      .meta({ name: "ConstitutionWeighting" }),
  })
  .meta({ name: "ConstitutionBlend" });

const ranked = z
  .object({
    ...named("graha", z.string(), grahas),
    totalVirupas: z.number().meta({ description: "Total shadbala, virupas, two decimals" }),
    rank: z.int().min(1).max(7).meta({ description: "By total shadbala, 1 the strongest" }),
    strong: z.boolean(),
  })
  .meta({ name: "RankedGraha" });

export const planetDoshasSchema = z
  .object({
    ...named("graha", z.string(), grahas),
    sanskritName: z.string(),
    ...doshasShape,
    ...named("dhatu", z.string().meta({ description: "The tissue that the verse gives to the graha" }), dhatuTerms),
    dhatuSanskrit: z.string(),
    doshaSource: sourceSchema,
    dhatuSource: sourceSchema,
  })
  .meta({ name: "GrahaDoshas" });

export const constitutionOutput = z.object({
  frame: z
    .object({
      ayanamsa: z.string(),
      ayanamsaDegrees: z.number().meta({ description: "Degrees taken off the tropical longitudes, not rounded" }),
      ayanamsaEpoch: ayanamsaEpochUsed,
    })
    .meta({ name: "ConstitutionFrame" }),
  ...named("lagnaSign", signSchema, signs),
  ...named("moonSign", signSchema, signs),
  factors: z.array(factorSchema).meta({ description: "Rising sign, sign of the Moon, strongest grahas" }),
  composite: compositeSchema,
  strengthRanking: z.array(ranked),
  planetDoshas: z.array(planetDoshasSchema).meta({ description: "The same for every birth: Sun to Saturn" }),
  summary: prose,
  conventions: z
    .object({
      signDoshaScheme: z.enum(SIGN_DOSHA_SCHEMES),
      ayanamsa: z.string(),
      sunrise: z.string().meta({ description: "Definition of the sunrise from which shadbala counts the hours" }),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "AyurvedicConstitutionConventions" }),
  meta: metaSchema,
});
