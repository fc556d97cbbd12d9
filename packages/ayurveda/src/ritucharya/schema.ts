import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { rashis } from "@almagest/i18n/vedic";
import { date, optionalProse, prose } from "@almagest/operation";
import { momentConventionsSchema, SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { doshaId, instant, metaSchema } from "../schema";
import { sourceSchema } from "../sources/present";
import { RASA_IDS } from "../tables/rasas";
import {
  AYANAS,
  CLASSICAL_RITUS,
  CYCLE_STATES,
  HEMISPHERES,
  PHASES,
  RITU_IDS,
  RITU_SCHEMES,
  RITU_ZODIACS,
  STRENGTHS,
} from "../tables/ritus";
import { doshaTerms } from "../vocabulary/doshas";
import { rasaTerms } from "../vocabulary/rasas";
import { rituTerms } from "../vocabulary/ritus";
import { ayanaTerms, phaseTerms, stateTerms, strengthTerms } from "../vocabulary/states";

export const ritucharyaBody = z.object({
  date: date.meta({ description: "Calendar date, YYYY-MM-DD; read at 12:00 UTC", examples: ["2026-03-01"] }),
  ritucharyaScheme: z.enum(RITU_SCHEMES).default("sutrasthana-6").meta({
    fold: "separators",
    description: "Six seasons with sisira (sutrasthana-6), or with the first rains in its place (vimana-8)",
  }),
  rituZodiac: z.enum(RITU_ZODIACS).default("sayana").meta({
    fold: "case",
    description: "Solar months of the tropical (sayana) or of the Lahiri zodiac (nirayana), 24 days later",
  }),
  hemisphere: z.enum(HEMISPHERES).default("northern").meta({
    fold: "case",
    description: "southern turns the names of the seasons by half a year; never read from a latitude",
  }),
});

export const rituId = z.enum(RITU_IDS).meta({ name: "RituId" });
const classicalRitu = z.enum(CLASSICAL_RITUS).meta({
  name: "ClassicalRituId",
  description: "The season of sutrasthana-6, from which strength, taste, humors and regimen are read",
});
export const ayanaId = z.enum(AYANAS).meta({ name: "AyanaId" });
export const phaseId = z.enum(PHASES).meta({ name: "SolarPhase" });
export const strengthLevel = z.enum(STRENGTHS).meta({ name: "SeasonalStrength" });
export const rasaId = z.enum(RASA_IDS).meta({ name: "RasaId" });
export const cycleState = z.enum(CYCLE_STATES).meta({ name: "DoshaState" });

const tasteShape = {
  id: rasaId,
  sanskritName: z.string(),
  ...named("english", z.string(), rasaTerms),
};
const taste = z.object(tasteShape).meta({ name: "SeasonTaste" });

const solarMonth = z
  .object({
    index: z.int().min(0).max(11).meta({ description: "0 Aries to 11 Pisces" }),
    ...named("id", z.enum(SIGN_IDS).meta({ name: "AyurvedaSign" }), signs),
    ...named("sanskritName", z.string(), rashis),
  })
  .meta({ name: "SolarMonth" });

const ritu = z
  .object({
    id: rituId,
    sanskritName: z.string(),
    devanagari: z.string(),
    ...named("gloss", z.string(), rituTerms),
    classicalRitu,
    start: instant,
    end: instant,
    solarMonths: z.array(solarMonth),
    reading: prose,
  })
  .meta({ name: "Ritu" });

const cycleRow = z
  .object({
    ...named("dosha", doshaId, doshaTerms),
    ...named("state", cycleState, stateTerms),
    meaning: prose,
    note: optionalProse,
  })
  .meta({ name: "SeasonDosha" });

export const ritucharyaOutput = z.object({
  date: z.string(),
  ritu,
  ayana: z.object({ ...named("id", ayanaId, ayanaTerms), source: sourceSchema }).meta({ name: "AyanaOfSeason" }),
  phase: z
    .object({ ...named("id", phaseId, phaseTerms), tastes: z.array(taste), source: sourceSchema })
    .meta({ name: "PhaseOfSeason" }),
  strength: z
    .object({ ...named("level", strengthLevel, strengthTerms), source: sourceSchema })
    .meta({ name: "StrengthOfSeason" }),
  tasteIncreasing: z
    .object({ ...tasteShape, source: sourceSchema })
    .meta({ name: "TasteOfSeason", description: "What grows in nature then; no advice to eat it" }),
  doshaCycle: z.array(cycleRow),
  regimen: z.array(z.object({ id: z.string(), guidance: prose, source: sourceSchema }).meta({ name: "SeasonRegimen" })),
  summary: prose,
  sources: z.array(sourceSchema),
  conventions: z
    .object({
      ritucharyaScheme: z.enum(RITU_SCHEMES),
      rituZodiac: z.enum(RITU_ZODIACS),
      hemisphere: z.enum(HEMISPHERES),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "RitucharyaConventions" }),
  meta: metaSchema,
});
