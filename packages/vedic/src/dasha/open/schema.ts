import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import { ayanamsaEpochUsed, ayanamsaName, prose } from "@almagest/operation";
import * as z from "zod";
import { bornBetween, dateReach, localTime, openVedicConventions, vedicBirthTime } from "../../birth-time/schema";
import { dashaConventionsSchema, dashaNakshatraShape, lordName, periodShape, spanSchema } from "../schema";

/** A period whose dates move with the time of birth; the readings of lords are told once, beside the candidates. */
export const openPeriodSchema = z
  .object({
    ...named("planet", lordName, grahas),
    startDate: dateReach.meta({ description: "Of what is lived: not before birth" }),
    endDate: dateReach.meta({ description: "Excluded: where the next period begins" }),
    nominalStartDate: dateReach.exactOptional().meta({
      description: "Only of a period into which some of these births fall: where it began",
    }),
    durationYears: periodShape.durationYears,
    bornUntil: localTime
      .exactOptional()
      .meta({ description: "Only where later births of the candidate live none of it" }),
  })
  .meta({ name: "UncertainDashaPeriod" });

export const balanceReach = z
  .object({
    least: spanSchema.meta({ description: "At the latest of these births" }),
    most: spanSchema.meta({ description: "At the earliest" }),
  })
  .meta({ name: "DashaBalanceReach" });

/** One for each nakshatra that the Moon may have been in. */
export const candidateShape = {
  born: bornBetween,
  ...dashaNakshatraShape,
  birthDashaBalance: balanceReach.meta({ description: "Left at birth of the first major period" }),
} as const;

export const lordReadingsSchema = z
  .array(
    z.object({ ...named("planet", lordName, grahas), interpretation: prose }).meta({
      name: "DashaLordReading",
      description: "The lord by its sign, nakshatra, company and place from the Moon, as far as they hold; no houses",
    }),
  )
  .meta({ description: "In the order of the periods, each lord once" });

/** The members of every answer about dashas to an open time of birth. */
export const openDashaHead = {
  birthTime: vedicBirthTime,
  summary: prose,
  moonLongitude: z
    .object({ from: z.number().min(0).max(360), to: z.number().min(0).max(360) })
    .meta({ name: "MoonLongitudeReach", description: "Sidereal degrees at the earliest and at the latest second" }),
  ayanamsaType: ayanamsaName,
  ayanamsaEpoch: ayanamsaEpochUsed,
} as const;

export const openDashaConventions = z
  .object({ ...openVedicConventions.shape, yearDays: dashaConventionsSchema.shape.yearDays })
  .meta({ name: "UncertainDashaConventions" });

export const openMajorOutput = z.object({
  ...openDashaHead,
  totalYears: z.literal(120),
  candidates: z
    .array(
      z
        .object({ ...candidateShape, mahadashas: z.array(openPeriodSchema).length(9) })
        .meta({ name: "MajorDashasCandidate" }),
    )
    .min(1),
  readings: lordReadingsSchema,
  conventions: openDashaConventions,
});

type Level = Readonly<Record<string, z.ZodType>>;

/** The answer about the parts of a period: the lords of its path, and for each candidate that period and the parts. */
function openSubOutput<const Lords extends Level, const Own extends Level>(name: string, lords: Lords, own: Own) {
  return z.object({
    ...openDashaHead,
    ...lords,
    candidates: z.array(z.object({ ...candidateShape, ...own }).meta({ name })).min(1),
    readings: lordReadingsSchema,
    conventions: openDashaConventions,
  });
}

const parts = z.array(openPeriodSchema).min(1).max(9);
const path1 = { ...named("mahadashaLord", lordName, grahas) } as const;
const path2 = { ...path1, ...named("antardashaLord", lordName, grahas) } as const;
const path3 = { ...path2, ...named("pratyantardashaLord", lordName, grahas) } as const;
const path4 = { ...path3, ...named("sookshmaLord", lordName, grahas) } as const;

export const openAntardashasOutput = openSubOutput("SubDashasCandidate", path1, {
  mahadashaPeriod: openPeriodSchema,
  antardashas: parts,
});
export const openPratyantardashasOutput = openSubOutput("PratyantardashasCandidate", path2, {
  antardashaPeriod: openPeriodSchema,
  pratyantardashas: parts,
});
export const openSookshmasOutput = openSubOutput("SookshmaDashasCandidate", path3, {
  pratyantardashaPeriod: openPeriodSchema,
  sookshmaDashas: parts,
});
export const openPranasOutput = openSubOutput("PranaDashasCandidate", path4, {
  sookshmaPeriod: openPeriodSchema,
  pranaDashas: parts,
});
