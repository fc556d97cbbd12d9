import { type DraftOf, prose } from "@almagest/operation";
import { birthDetailsSchema, bodyPositionSchema, houseNumber, longitudeDeg, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { natalSkySchema } from "../chart/natal-sky";
import { LUNATION_PHASES } from "./phase";
import { progressionConventionsSchema } from "./schema";

const progressedBodySchema = z
  .object({
    ...bodyPositionSchema.shape,
    house: houseNumber.meta({ description: "Whole-sign house from the progressed Ascendant" }),
    hasTurned: z.boolean().meta({ description: "True where the body moves the other way than at birth" }),
    interpretation: prose,
  })
  .meta({ name: "ProgressedBody" });

export const progressionsOutput = z.object({
  birthDetails: birthDetailsSchema,
  targetDate: z.string(),
  elapsedYears: z.number().meta({ description: "Mean tropical years from birth, two decimals; negative before birth" }),
  progressedDate: z.string().meta({ description: "UTC date of the progressed instant" }),
  planets: z.array(progressedBodySchema),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  natal: natalSkySchema,
  lunation: z
    .object({
      phase: z.enum(LUNATION_PHASES),
      elongation: longitudeDeg.meta({ description: "Progressed Moon less progressed Sun" }),
      interpretation: prose,
    })
    .meta({ description: "The phase of the progressed Moon, one of eight of 45 degrees" }),
  summary: prose,
  conventions: z
    .object({
      ...progressionConventionsSchema.shape,
      angles: z.literal("naibod-in-longitude").meta({ description: "How Ascendant and Midheaven are progressed" }),
      anglesDegPerYear: z.number().meta({ description: "Degrees by which the angles advance in a year" }),
      houses: z.literal("whole-sign-from-progressed-ascendant"),
    })
    .meta({ name: "ProgressionsConventions" }),
});

export type ProgressionsAnswer = DraftOf<typeof progressionsOutput>;
