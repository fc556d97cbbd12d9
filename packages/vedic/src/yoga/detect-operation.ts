import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  count,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { birthDetailsSchema, presentBirth } from "@almagest/sky";
import * as z from "zod";
import { presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { DetectedYogas, DetectedYogasRequest } from "../types";
import { computeDetectedYogas, type DetectedYogasFacts } from "./detect";
import { detectedYogaSchema, presentYogas } from "./detected";
import { yogaSettingOf } from "./result";

const output = z.object({
  birthDetails: birthDetailsSchema,
  frame: frameSchema,
  total: count.meta({ description: "How many are present" }),
  yogas: z.array(detectedYogaSchema).length(48),
  conventions: vedicConventionsSchema,
});

export const detectedYogas: Operation<DetectedYogasRequest, DetectedYogas, SkyContext> = defineOperation({
  id: "detectYogas",
  method: "POST",
  path: "/vedic-astrology/yoga/detect",
  summary: "48 yogas looked for in a birth chart, with what makes or breaks each",
  description:
    "Twelve classical yogas, the 32 Nabhasa and four of wealth and want, each with the conditions it asks for and what the chart has. Whole-sign houses and sights; a yoga of shape takes the place of one of kind or number.",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeDetectedYogas,
  present: presentDetected,
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentDetected({ chart, yogas }: DetectedYogasFacts, words: Words): DraftOf<typeof output> {
  return {
    birthDetails: presentBirth(chart.birth),
    frame: presentFrame(chart.frame),
    total: yogas.filter(({ isPresent }) => isPresent).length,
    yogas: presentYogas(yogas, vedicReader(words), yogaSettingOf(chart)),
    conventions: presentVedicConventions(chart),
  };
}
