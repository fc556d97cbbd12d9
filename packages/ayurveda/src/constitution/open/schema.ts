import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { ayanamsaEpochUsed, localizedText, optionalProse, prose } from "@almagest/operation";
import { birthTimeSchema, momentConventionsSchema, valueNames } from "@almagest/sky";
import * as z from "zod";
import { doshaId, doshasShape, metaSchema } from "../../schema";
import { sourceSchema } from "../../sources/present";
import { SIGN_DOSHA_SCHEMES } from "../../tables/signs";
import { doshaTerms } from "../../vocabulary/doshas";
import { FACTOR_IDS } from "../compute";
import { compositeSchema, factorSchema, planetDoshasSchema, signSchema } from "../schema";

const holds = "Only where it is the same all through";

const localTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

const shareReach = z
  .object({ least: z.int().min(0).max(100), most: z.int().min(0).max(100) })
  .meta({ name: "DoshaReach", description: "Whole percent, at least and at most" });

const { id, input, weight } = factorSchema.shape;

const possibleFactorSchema = z
  .object({
    id,
    input,
    inputLocalized: localizedText,
    ...doshasShape,
    weight,
    from: localTime,
    to: localTime.meta({ description: "The last second of it" }),
    reading: optionalProse.meta({ description: "Where two signs at most are possible" }),
    source: sourceSchema,
  })
  .meta({ name: "PossibleFactor" });

const { convention, weighting, type } = compositeSchema.shape;

const openCompositeSchema = z
  .object({
    vata: shareReach,
    pitta: shareReach,
    kapha: shareReach,
    ...named("dominant", doshaId.exactOptional().meta({ description: holds }), doshaTerms),
    ...named(
      "mayLead",
      z.array(doshaId).meta({ description: "Doshas that some time and some strength could put first" }),
      doshaTerms,
    ),
    type: type.exactOptional(),
    typeLocalized: localizedText,
    convention,
    weighting,
  })
  .meta({
    name: "UncertainConstitutionBlend",
    description: "Over every second of that time, and over every choice of strong grahas",
  });

export const uncertainConstitutionOutput = z.object({
  birthTime: birthTimeSchema("Constitution", valueNames(signs, doshaTerms)),
  frame: z
    .object({
      ayanamsa: z.string(),
      ayanamsaDegrees: z
        .object({ from: z.number(), to: z.number() })
        .meta({ name: "AyanamsaReach", description: "At the earliest and at the latest time, not rounded" }),
      ayanamsaEpoch: ayanamsaEpochUsed,
    })
    .meta({ name: "UncertainConstitutionFrame" }),
  ...named("lagnaSign", signSchema.exactOptional().meta({ description: holds }), signs),
  ...named("moonSign", signSchema.exactOptional().meta({ description: holds }), signs),
  factors: z.array(factorSchema).meta({ description: "Of rising sign and sign of the Moon those that hold" }),
  possibleFactors: z
    .array(possibleFactorSchema)
    .exactOptional()
    .meta({ description: "Of rising sign and sign of the Moon those that change, each sign in order of time" }),
  openFactors: z
    .array(z.enum(FACTOR_IDS).meta({ name: "ConstitutionFactorId" }))
    .meta({ description: "Factors of which nothing is told: shadbala moves with every part of a birth" }),
  composite: openCompositeSchema,
  planetDoshas: z.array(planetDoshasSchema).meta({ description: "The same for every birth: Sun to Saturn" }),
  summary: prose,
  conventions: z
    .object({
      signDoshaScheme: z.enum(SIGN_DOSHA_SCHEMES),
      ayanamsa: z.string(),
      ...momentConventionsSchema.omit({ utc: true, clock: true }).shape,
      utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
      utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
    })
    .meta({ name: "UncertainConstitutionConventions" }),
  meta: metaSchema,
});
