import { named } from "@almagest/i18n";
import type { DraftOf, Words } from "@almagest/operation";
import * as z from "zod";
import { decimals, pointName, presentFrame } from "../birth/present";
import { frameSchema, grahaName } from "../birth/schema";
import { presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { vedicReader } from "../texts/reader";
import { pointNames } from "../vocabulary/points";
import type { OpenShadbala, OpenShadbalaFacts } from "./open";
import { heldReach, presentReach, reach, virupas } from "./reach";
import { balaThemesSchema, presentThemes, SHADBALA_RULES } from "./told";

const planetSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    naisargikaBala: virupas.meta({ description: "Virupas; the same at every birth" }),
    chestaBala: reach,
    drikBala: heldReach.meta({
      description: "A bound on the sight of the seven; absent where it changes which of them are benefic",
    }),
    sthanaParts: z
      .object({
        uccha: reach,
        saptavargaja: reach,
        ojayugma: reach,
        drekkana: reach,
        kendradi: virupas.exactOptional().meta({ description: "Only where it is the same all through" }),
      })
      .meta({ name: "UncertainSthanaParts" }),
    kalaParts: z
      .object({
        ayana: reach,
        paksha: heldReach.meta({ description: "Absent where it changes whether the graha is benefic" }),
      })
      .meta({ name: "UncertainKalaParts" }),
    minRequired: z.number().meta({ description: "Rupas that make this graha strong" }),
  })
  .meta({ name: "UncertainShadbalaRow" });

export const uncertainShadbalaOutput = z.object({
  birthTime: vedicBirthTime,
  planets: z.array(planetSchema).meta({ description: "Sun to Saturn, without what the time would decide" }),
  leftOut: z
    .array(z.string())
    .meta({ description: "Parts that are counted from sunrise, meridian or Lagna, and the sums that need them" }),
  balaThemes: balaThemesSchema,
  frame: frameSchema,
  conventions: z
    .object({ ...openVedicConventions.shape, figures: z.string(), drik: z.string(), yuddha: z.string() })
    .meta({ name: "UncertainShadbalaConventions" }),
});

const LEFT_OUT = [
  "sthanaBala",
  "digBala",
  "kalaBala",
  "kalaParts.nathonnatha",
  "kalaParts.tribhaga",
  "kalaParts.vara",
  "kalaParts.hora",
  "kalaParts.abda",
  "kalaParts.masa",
  "totalVirupas",
  "totalRupas",
  "strengthRatio",
  "relativeRank",
  "ishtaPhala",
  "kashtaPhala",
] as const;

export function presentOpenShadbala(
  { chart, grahas }: OpenShadbalaFacts,
  words: Words,
): DraftOf<typeof uncertainShadbalaOutput> {
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    planets: grahas.map(presentRow),
    leftOut: [...LEFT_OUT],
    balaThemes: presentThemes(vedicReader(words)),
    frame: presentFrame(chart.frame),
    conventions: { ...presentOpenConventions(chart), ...SHADBALA_RULES },
  };
}

function presentRow(graha: OpenShadbala): DraftOf<typeof planetSchema> {
  return {
    planet: pointName(graha.id),
    naisargikaBala: decimals(graha.naisargika, 2),
    chestaBala: presentReach(graha.chesta),
    drikBala: graha.drik && presentReach(graha.drik),
    sthanaParts: {
      uccha: presentReach(graha.uccha),
      saptavargaja: { ...graha.saptavargaja },
      ojayugma: { ...graha.ojayugma },
      drekkana: { ...graha.drekkana },
      kendradi: graha.kendradi,
    },
    kalaParts: { ayana: presentReach(graha.ayana), paksha: graha.paksha && presentReach(graha.paksha) },
    minRequired: graha.requiredRupas,
  };
}
