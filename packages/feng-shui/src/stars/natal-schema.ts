import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import { MOUNTAIN_PLACES, type MountainPlace } from "@almagest/sky";
import * as z from "zod";
import { MOUNTAIN_IDS, type MountainId, mountainFacing, mountainNamed } from "../compass/mountains";
import { nature } from "../mansions/present";
import { combinations } from "../vocabulary/combinations";
import { palaceNames } from "../vocabulary/palaces";
import { base, mountainSchema, palace, star } from "../wire/schema";
import { FLIGHTS } from "./lo-shu";
import { STRUCTURES } from "./natal";

export interface NatalInput {
  readonly period?: number | undefined;
  readonly facing?: MountainId | MountainPlace | undefined;
  readonly facingDegrees?: number | undefined;
}

/** One of the two, or both where they agree. */
function requireFacing({ value, issues }: z.core.ParsePayload<NatalInput>): void {
  const { facing, facingDegrees } = value;
  if (facing === undefined && facingDegrees === undefined) {
    const message = "The facing is missing. Send facing, a mountain such as wu or S2, or facingDegrees from 0 to 360.";
    issues.push({ code: "custom", path: ["facing"], message, input: value });
  }
  if (facing === undefined || facingDegrees === undefined) return;
  const { mountain } = mountainFacing(facingDegrees);
  if (mountain.id === mountainNamed(facing).id) return;
  const message = `${facingDegrees}° lies in ${mountain.id} (${mountain.label}), not in ${facing}. Send facing or facingDegrees alone.`;
  issues.push({ code: "custom", path: ["facingDegrees"], message, input: facingDegrees });
}

export const natalBody = z
  .object({
    period: z
      .int()
      .min(1)
      .max(9)
      .optional()
      .meta({
        description: "Period the house was built in or last rebuilt in, 1 to 9; today's by default",
        examples: [9],
      }),
    facing: z
      .enum([...MOUNTAIN_IDS, ...MOUNTAIN_PLACES])
      .optional()
      .meta({ fold: "separators", description: "Mountain that the house faces: pinyin or place", examples: ["wu"] }),
    facingDegrees: z
      .number()
      .min(0)
      .max(360)
      .optional()
      .meta({ description: "Bearing that the house faces, degrees clockwise from north; 360 is 0", examples: [180] }),
  })
  .check(requireFacing);

export const combinationSchema = z
  .object({
    id: z.string().meta({ description: "The two stars, the smaller first" }),
    ...named("name", z.string(), combinations),
    chinese: z.string(),
    nature,
  })
  .meta({ name: "StarCombination" });

export const natalPalaceSchema = z
  .object({
    ...named("palace", palace, palaceNames),
    base,
    period: star,
    mountain: star,
    water: star,
    combination: combinationSchema.exactOptional().meta({ description: "Where the pair has a name of its own" }),
    reading: prose,
  })
  .meta({ name: "NatalPalace" });

const flight = z.enum(FLIGHTS);

export const natalOutput = z.object({
  period: star.meta({ description: "Of the house, 1 to 9" }),
  facing: mountainSchema,
  sitting: mountainSchema,
  facingDegrees: z
    .number()
    .exactOptional()
    .meta({ description: "Bearing sent, degrees clockwise from north, [0, 360)" }),
  straddling: z.boolean().meta({ description: "True for a bearing less than 3° from a border of its mountain" }),
  mountainCenterStar: star,
  waterCenterStar: star,
  mountainFlight: flight,
  waterFlight: flight,
  structure: z
    .object({
      id: z.enum(STRUCTURES),
      name: z.string().meta({ description: "In the language asked for" }),
      chinese: z.string(),
      meaning: prose,
    })
    .meta({ name: "NatalStructure" }),
  summary: prose.meta({
    description:
      "A house of its period, its front and back, the chart's type, its kindest and weakest side, where to begin; of a straddling bearing, what to do about it",
  }),
  palaces: z.array(natalPalaceSchema).length(9).meta({ description: "The middle first, then as the stars fly" }),
  conventions: z
    .object({
      chart: z.literal("xia-gua").meta({ description: "Lower chart, without replacement stars" }),
      north: z.literal("as-measured").meta({ description: "A bearing is not converted between norths" }),
      periodFrom: z
        .enum(["request", "today"])
        .meta({ description: "Whether period was sent, or is that of the day of the call in UTC" }),
    })
    .meta({ name: "NatalStarConventions" }),
});
