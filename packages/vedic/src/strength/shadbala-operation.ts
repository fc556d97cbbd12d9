import { formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { angle, SUNRISE_RULE } from "@almagest/sky";
import * as z from "zod";
import { decimals, pointName, presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, grahaName, vedicConventionsSchema, vedicPositionsShape } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { Shadbala as ShadbalaAnswer, ShadbalaRequest, UncertainShadbala } from "../types";
import { pointNames } from "../vocabulary/points";
import { computeOpenShadbala } from "./open";
import { presentOpenShadbala, uncertainShadbalaOutput } from "./open-present";
import { computeShadbala, type Shadbala, type ShadbalaFacts } from "./shadbala";
import { balaThemesSchema, presentThemes, SHADBALA_RULES } from "./told";

const virupas = z.number().meta({ description: "Virupas" });

const sthanaParts = z
  .object({ uccha: virupas, saptavargaja: virupas, ojayugma: virupas, kendradi: virupas, drekkana: virupas })
  .meta({ name: "SthanaBalaParts", description: "Six decimals; they sum to sthanaBala" });

const kalaParts = z
  .object({
    nathonnatha: virupas,
    paksha: virupas,
    tribhaga: virupas,
    vara: virupas,
    hora: virupas,
    abda: virupas,
    masa: virupas,
    ayana: virupas,
  })
  .meta({ name: "KalaBalaParts", description: "Six decimals; they sum to kalaBala" });

const planetSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    sthanaBala: virupas,
    digBala: virupas,
    kalaBala: virupas,
    chestaBala: virupas,
    naisargikaBala: virupas,
    drikBala: virupas.meta({ description: "Virupas; negative where malefics see more of it" }),
    totalVirupas: virupas.meta({ description: "Sum of the six" }),
    totalRupas: z.number().meta({ description: "The sum in rupas of 60 virupas" }),
    minRequired: z.number().meta({ description: "Rupas that make this graha strong" }),
    strengthRatio: z.number().meta({ description: "Total over requirement, from the unrounded total" }),
    relativeRank: z.int().min(1).max(7).meta({ description: "By strengthRatio" }),
    ishtaPhala: z.number(),
    kashtaPhala: z.number(),
    sthanaParts,
    kalaParts,
    interpretation: prose,
  })
  .meta({ name: "ShadbalaRow" });

const output = z.object({
  planets: z.array(planetSchema).meta({ description: "Sun to Saturn" }),
  balaThemes: balaThemesSchema,
  frame: frameSchema,
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      sunrise: z.string().meta({ description: "How sunrise is defined" }),
      sunriseUtc: z.string().meta({ description: "Sunrise that began the day of the birth" }),
      figures: z.string(),
      drik: z.string(),
      yuddha: z.string(),
    })
    .meta({ name: "ShadbalaConventions" }),
});

export const shadbala: BirthOperation<ShadbalaRequest, ShadbalaAnswer, UncertainShadbala, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateShadbala",
    method: "POST",
    path: "/vedic-astrology/shadbala",
    summary: "Shadbala: six strengths of the seven grahas, with every part",
    description:
      "Strength of place, direction, time, motion, nature and sight in virupas (Brihat Parashara Hora Shastra 26-28, figures of Sripati and Raman), requirement, rank, ishta and kashta phala.",
    query: langQuery,
    body: z.object(vedicPositionsShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: inAskedPositions(computeShadbala),
    present: presentShadbala,
    uncertain: {
      births: ["time"],
      output: uncertainShadbalaOutput,
      compute: inUsualPositions(computeOpenShadbala),
      present: presentOpenShadbala,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentShadbala(facts: ShadbalaFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  return {
    planets: facts.grahas.map((graha) => presentRow(graha, texts)),
    balaThemes: presentThemes(texts),
    frame: presentFrame(facts.chart.frame),
    conventions: {
      ...presentVedicConventions(facts.chart),
      sunrise: SUNRISE_RULE,
      sunriseUtc: formatIsoUtc(facts.sunriseEpochMs),
      ...SHADBALA_RULES,
    },
  };
}

function presentRow(graha: Shadbala, texts: VedicReader): DraftOf<typeof planetSchema> {
  const two = (value: number): number => decimals(value, 2);
  const { sthana, kala } = graha;
  return {
    planet: pointName(graha.id),
    sthanaBala: two(graha.sthanaTotal),
    digBala: two(graha.dig),
    kalaBala: two(graha.kalaTotal),
    chestaBala: two(graha.chesta),
    naisargikaBala: two(graha.naisargika),
    drikBala: two(graha.drik),
    totalVirupas: two(graha.total),
    totalRupas: two(graha.total / 60),
    minRequired: graha.requiredRupas,
    strengthRatio: decimals(graha.ratio, 4),
    relativeRank: graha.rank,
    ishtaPhala: two(graha.ishta),
    kashtaPhala: two(graha.kashta),
    sthanaParts: {
      uccha: angle(sthana.uccha),
      saptavargaja: sthana.saptavargaja,
      ojayugma: sthana.ojayugma,
      kendradi: sthana.kendradi,
      drekkana: sthana.drekkana,
    },
    kalaParts: {
      nathonnatha: angle(kala.nathonnatha),
      paksha: angle(kala.paksha),
      tribhaga: kala.tribhaga,
      vara: kala.vara,
      hora: kala.hora,
      abda: kala.abda,
      masa: kala.masa,
      ayana: angle(kala.ayana),
    },
    interpretation: texts.text(`strength.planet.${graha.id}.${graha.ratio >= 1 ? "strong" : "weak"}`),
  };
}
